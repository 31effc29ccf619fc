// Replaced in this branch.
export default function FormulaPage() {
  return <div className="page section"><h1>Formula</h1></div>;
}
