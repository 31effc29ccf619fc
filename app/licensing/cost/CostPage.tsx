// Replaced in this branch.
export default function CostPage() {
  return <div className="page section"><h1>What a License Costs and How Long It Takes</h1></div>;
}
