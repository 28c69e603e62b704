export default function Template() { return <main><h1>blog</h1></main>; }
