import { type LicensingStep, licensingSteps } from './licensing-steps.ts';

export function LicensingSteps() {
  return (
    <section id="steps">
      <h2>The six steps</h2>
      <p className="mt-4">
        Every state follows this outline, with its own hours, fees and order. Read it once here, then open your state’s guide
        for the figures and where each one comes from.
      </p>
      <ol className="steps mt-8">
        {licensingSteps.map((step) => <Step key={step.id} step={step} />)}
      </ol>
    </section>
  );
}

function Step({ step }: { step: LicensingStep }) {
  return (
    <li id={step.id}>
      <h3>{step.name}</h3>
      {step.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      <ul className="aspects">
        <li>Cost: {step.cost}</li>
        <li>Time: {step.time}</li>
        <li>Who decides: {step.decidedBy}</li>
      </ul>
      {step.more && <p><a className="more" href={step.more.path}>{step.more.text}</a></p>}
    </li>
  );
}
