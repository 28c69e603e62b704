export default function Template() { return <main><h1>archive</h1></main>; }
