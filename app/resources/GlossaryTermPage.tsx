// Replaced in this branch.
export default function GlossaryTermPage() {
  return <div className="page section"><h1>Term</h1></div>;
}
