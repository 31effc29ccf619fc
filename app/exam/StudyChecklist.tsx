const groups = [
  ['Before you study', [
    'Course finished; certificate saved and its end date written down',
    'Candidate handbook and content outline for my state, this year’s edition',
    'Number of questions, minutes and passing score for each portion noted',
    'Retake rules and fee noted',
    'Exam date chosen, 2–4 weeks away',
  ]],
  ['Every week', [
    '1–2 hours a day on the calendar',
    'One or two of the six topics read, and put in my own words',
    'Ten math problems, each with its units',
    'State law: license rules, agency disclosure, trust money, penalties',
    'Missed questions listed with the reason',
  ]],
  ['Last week', [
    'Three timed practice exams at 85–90%',
    'List of missed questions gone through twice',
    'ID checked: not expired, same name as on the application',
    'Route, parking and arrival time checked, or the computer tested for an online exam',
  ]],
] as const;

export function StudyChecklist() {
  return (
    // On a printed page of its own, so that a reader can print the list and nothing else.
    <section id="checklist" className="section print:break-before-page print:break-after-page">
      <h2>Exam study checklist</h2>
      <p className="mt-4">Print this page and tick the boxes by hand: the list comes out on a sheet of its own.</p>
      {groups.map(([name, items]) => (
        <div key={name} className="mt-6">
          <h3>{name}</h3>
          <ul className="mt-2">{items.map((item) => <Box key={item} text={item} />)}</ul>
        </div>
      ))}
    </section>
  );
}

function Box({ text }: { text: string }) {
  return (
    <li className="flex gap-3 py-1">
      <span className="mt-1.5 size-4 flex-none border border-muted" aria-hidden="true" />
      {text}
    </li>
  );
}
