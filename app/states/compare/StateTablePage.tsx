// Replaced in this branch.
export default function StateTablePage() {
  return <div className="page section"><h1>All 50 States in One Table</h1></div>;
}
