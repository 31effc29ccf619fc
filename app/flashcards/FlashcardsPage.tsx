// Replaced in this branch.
export default function FlashcardsPage() {
  return <div className="page section"><h1>Flashcards</h1></div>;
}
