export default function Home() { return <main><h1>home</h1></main>; }
