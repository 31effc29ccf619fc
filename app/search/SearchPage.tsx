// Replaced in this branch.
export default function SearchPage() {
  return <div className="page section"><h1>Search</h1></div>;
}
