// Replaced in this branch.
export default function OpenDataPage() {
  return <div className="page section"><h1>Open Data</h1></div>;
}
