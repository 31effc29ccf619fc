// Replaced in this branch.
export default function PlanPage() {
  return <div className="page section"><h1>My Plan</h1></div>;
}
