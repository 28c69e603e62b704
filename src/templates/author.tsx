export default function Template() { return <main><h1>author</h1></main>; }
