export function loader() { return { a: 1 }; }
export default function HomePage() { return <h1>Hello</h1>; }
