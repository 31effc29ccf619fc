/** The English word beside a term in another language: exams ask it. Nothing where the page is in English. */
export function EnglishTerm({ of }: { of: string | undefined }) {
  if (!of) return null;
  return (
    <small className="muted" lang="en">
      {` (${of})`}
    </small>
  );
}
