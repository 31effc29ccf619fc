import type { TermPlace } from '../glossary/linked-terms/link-first-uses.ts';
import { TermText } from '../glossary/linked-terms/TermText.tsx';
import { type LicensingStep, licensingSteps } from './licensing-steps.ts';

/** `terms`: what to link in each paragraph of all steps, in their order. */
export function LicensingSteps({ terms }: { terms: TermPlace[][] }) {
  const firstParagraph = (place: number): number =>
    licensingSteps.slice(0, place).reduce((count, { paragraphs }) => count + paragraphs.length, 0);
  return (
    <section id="steps">
      <h2>The six steps</h2>
      <p className="mt-4">
        These six steps are the general pattern. Your state has its own hours, fees, and order: see its guide.
      </p>
      <ol className="steps mt-8">
        {licensingSteps.map((step, place) => (
          <Step key={step.id} step={step} terms={terms.slice(firstParagraph(place))} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step, terms }: { step: LicensingStep; terms: TermPlace[][] }) {
  return (
    <li id={step.id}>
      <h3>{step.name}</h3>
      {step.paragraphs.map((paragraph, index) => (
        <p key={paragraph}>
          <TermText text={paragraph} places={terms[index] ?? []} />
        </p>
      ))}
      <ul className="aspects">
        <li>Cost: {step.cost}</li>
        <li>Time: {step.time}</li>
        <li>Who decides: {step.decidedBy}</li>
      </ul>
      {step.more && (
        <p>
          <a className="more" href={step.more.path}>
            {step.more.text}
          </a>
        </p>
      )}
    </li>
  );
}
