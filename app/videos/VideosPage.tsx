// Replaced in this branch.
export default function VideosPage() {
  return <div className="page section"><h1>Videos</h1></div>;
}
