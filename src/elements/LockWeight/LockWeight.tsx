export function LockWeight() { return <p>calc</p>; }
