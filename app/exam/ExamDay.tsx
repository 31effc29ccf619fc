const tips = [
  ['Arrive early.', 'Be there half an hour before your time. Late arrivals can lose both the seat and the fee.'],
  ['Bring the right ID.', 'Read the handbook’s list and bring exactly that. The name must match your application. Leave your phone and notes in the car.'],
  ['Use the practice minutes.', 'Learn the screen, the flag button and the calculator before the clock starts. Then write your formulas on the scratch sheet.'],
  ['Answer everything, in two rounds.', 'Take the sure ones first and flag the rest. Most exams take nothing off for a wrong answer, so leave no blank; the handbook tells you.'],
  ['Read the last line first.', 'Look for “not,” “except” and “best,” see what is asked, then read the story. Change an answer only for a reason you can name.'],
];

export function ExamDay() {
  return (
    <section id="exam-day" className="section">
      <h2>Day of the Exam Tips</h2>
      <ol className="steps mt-8">
        {tips.map(([name, text]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
