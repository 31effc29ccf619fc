// Replaced in this branch.
export default function ComparePage() {
  return <div className="page section"><h1>Compare States</h1></div>;
}
