export default function NotFound() { return <main><h1>404</h1></main>; }
