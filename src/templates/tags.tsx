export default function Template() { return <main><h1>tags</h1></main>; }
