// Replaced in this branch.
export default function ReciprocityPage() {
  return <div className="page section"><h1>Reciprocity Map</h1></div>;
}
