// Replaced in this branch.
export default function VideoPage() {
  return <div className="page section"><h1>Video</h1></div>;
}
