// Replaced in this branch.
export default function StateCostPage() {
  return <div className="page section"><h1>Cost</h1></div>;
}
