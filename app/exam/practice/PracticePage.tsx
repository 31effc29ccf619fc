// Replaced in this branch.
export default function PracticePage() {
  return <div className="page section"><h1>Practice Exam</h1></div>;
}
