export default function Template() { return <main><h1>tag</h1></main>; }
