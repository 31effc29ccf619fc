/**
 * `npm run bench:readiness`: draws learners from the model of app/exam/readiness, lets each answer 40 to 400 questions,
 * and prints how far the estimates can be trusted: the chance of passing against the share of exams passed, by tenths,
 * and how often the true share lies in the range that was told. LEARNERS and SEED from the environment; of fewer than
 * some 50,000 chance alone moves a tenth by more than a point.
 */
import {
  chanceOfRight,
  type Difficulty,
  type ExamMix,
  type FirstAnswer,
  model,
  readiness,
} from '../app/exam/readiness/readiness.ts';
import { outline, outlineAreas } from '../app/exam/practice/exam-outline.ts';

const learners = Number(process.env.LEARNERS ?? 50_000);
let state = Number(process.env.SEED ?? 1);
const random = (): number => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
const normal = (): number => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
const shares = { easy: 0.25, medium: 0.45, hard: 0.3 };

const nationalMix: ExamMix = outlineAreas.flatMap((area) => {
  const easy = Math.round(outline[area] * shares.easy);
  const hard = Math.round(outline[area] * shares.hard);
  return [
    { area, difficulty: 'easy' as const, questions: easy },
    { area, difficulty: 'medium' as const, questions: outline[area] - easy - hard },
    { area, difficulty: 'hard' as const, questions: hard },
  ];
});
/** Exams that each learner sits, so that chance in one exam does not hide how good the estimate is. */
const examsEach = 20;
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
const anyDifficulty = (): Difficulty => {
  const drawn = random();
  return drawn < shares.easy ? 'easy' : drawn < shares.easy + shares.medium ? 'medium' : 'hard';
};

/** One exam: how many questions are right. */
function sit(exam: ExamMix, chance: (area: FirstAnswer['area'], difficulty: Difficulty) => number): number {
  let score = 0;
  for (const { area, difficulty, questions } of exam)
    for (let question = 0; question < questions; question++) if (random() < chance(area, difficulty)) score++;
  return score;
}

/** `areaSpread` and `noise` other than the model's show what happens when learners are not as it assumes. */
function simulate(name: string, areaSpread: number, noise: number, mix = nationalMix): void {
  const total = mix.reduce((sum, { questions }) => sum + questions, 0);
  const areas = [...new Set(mix.map(({ area }) => area))];
  const spreadOf = (area: FirstAnswer['area']): number => (area === 'state-law' ? model.lawSpread : areaSpread);
  const tenths = Array.from({ length: 10 }, () => ({ learners: 0, told: 0, passed: 0, square: 0 }));
  let covered = 0;
  for (let learner = 0; learner < learners; learner++) {
    const ability = normal() * model.abilitySpread;
    const strength = new Map(areas.map((area) => [area, normal() * spreadOf(area)]));
    const chance = (area: FirstAnswer['area'], difficulty: Difficulty): number =>
      chanceOfRight(ability + strength.get(area)! + normal() * noise, difficulty);
    const answers = Array.from({ length: 40 + Math.floor(random() * 361) }, (): FirstAnswer => {
      const area = pick(areas);
      const difficulty = area === 'state-law' ? 'medium' : anyDifficulty();
      return { area, difficulty, isRight: random() < chance(area, difficulty) };
    });
    const mark = pick([0.7, 0.75] as const);
    const found = readiness(answers, mix, mark)!;
    const sure = (area: FirstAnswer['area'], difficulty: Difficulty): number =>
      chanceOfRight(ability + strength.get(area)!, difficulty);
    const truth =
      mix.reduce((sum, { area, difficulty, questions }) => sum + sure(area, difficulty) * questions, 0) / total;
    if (found.low <= truth && truth <= found.high) covered++;
    const tenth = tenths[Math.min(9, Math.floor(found.pass!.chance * 10))]!;
    let passed = 0;
    for (let exam = 0; exam < examsEach; exam++) passed += sit(mix, chance) >= mark * total - 1e-9 ? 1 / examsEach : 0;
    tenth.learners++;
    tenth.told += found.pass!.chance;
    tenth.passed += passed;
    tenth.square += (passed - found.pass!.chance) ** 2;
  }
  console.log(`\n${name}: ${learners} learners`);
  console.log('told chance  learners  told %  passed %  apart  standard error');
  for (const [index, { learners: count, told, passed, square }] of tenths.entries()) {
    if (count === 0) continue;
    const [said, did] = [(told / count) * 100, (passed / count) * 100];
    console.log(
      `${index * 10}-${index * 10 + 10} %`.padEnd(13) +
        `${count}`.padEnd(10) +
        said.toFixed(1).padEnd(8) +
        did.toFixed(1).padEnd(10) +
        (did - said).toFixed(1).padEnd(7) +
        // Of the difference, by learners: the exams of one learner hang together.
        ((Math.sqrt(square / count) / Math.sqrt(count)) * 100).toFixed(1),
    );
  }
  console.log(
    `The told range holds the true share for ${((covered / learners) * 100).toFixed(1)}% (wanted: 88 to 92).`,
  );
}

simulate('As the model assumes', model.areaSpread, 0);
/** As in Florida: 31 of 100 questions. */
simulate('With a state’s law', model.areaSpread, 0, [
  ...nationalMix,
  { area: 'state-law', difficulty: 'medium', questions: 36 },
]);
simulate('Not as it assumes: areas further apart, questions of one kind unlike each other', 0.7, 0.5);
