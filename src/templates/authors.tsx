export default function Template() { return <main><h1>authors</h1></main>; }
