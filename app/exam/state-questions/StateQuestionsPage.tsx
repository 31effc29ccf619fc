// Replaced in this branch.
export default function StateQuestionsPage() {
  return <div className="page section"><h1>State Questions</h1></div>;
}
