import { demoDoctorId } from '../users';
import { around } from '../when';
import { quizSeeds } from './all-quizzes';
import { attemptRows, questionRows } from './quiz-rows';

const now = new Date('2026-11-20T06:00:00Z');
const doctors = [...Array.from({ length: 79 }, (_, at) => `doctor-${at}`), demoDoctorId];
const questions = questionRows();
const attempts = attemptRows(doctors, demoDoctorId, around({ now: () => now }));

test('[DOC-03] each question has four options of its own, exactly one of them right, and an explanation', () => {
  expect(quizSeeds.length).toBeGreaterThanOrEqual(10);
  for (const { ask } of quizSeeds) expect(ask.length).toBeGreaterThanOrEqual(8);
  for (const { text, options, answer, explanation } of questions) {
    expect([text, new Set(options.map((option) => option.text)).size]).toEqual([text, 4]);
    expect(options.filter(({ id }) => id === answer)).toHaveLength(1);
    expect(explanation.length).toBeGreaterThan(40);
  }
  expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
});

test('[DOC-03] the right option is the one that was written first, and stands at every place', () => {
  for (const { ask } of quizSeeds) {
    for (const { text, options } of ask) {
      const row = questions.find((question) => question.text === text);
      expect(row?.options.find(({ id }) => id === row.answer)?.text).toBe(options[0]);
    }
  }
  const places = questions.map(({ options, answer }) => options.findIndex(({ id }) => id === answer));
  for (const place of [0, 1, 2, 3]) expect(places.filter((at) => at === place).length).toBeGreaterThan(8);
});

test.each(quizSeeds.map(({ title, ask }) => ({ title, ask })))(
  '[DOC-03] the right option does not give itself away by its length: $title',
  ({ ask }) => {
    const lengths = ask.map(({ options: [right, ...wrong] }) => ({
      right: right.length,
      wrong: wrong.map((option) => option.length),
    }));
    const share = (tells: (one: (typeof lengths)[number]) => boolean) => lengths.filter(tells).length / lengths.length;
    expect(share(({ right, wrong }) => right > Math.max(...wrong))).toBeLessThanOrEqual(0.4);
    expect(share(({ right, wrong }) => right < Math.min(...wrong))).toBeLessThanOrEqual(0.4);

    const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
    const ratio = mean(lengths.map(({ right }) => right)) / mean(lengths.flatMap(({ wrong }) => wrong));
    expect(ratio).toBeGreaterThanOrEqual(0.85);
    expect(ratio).toBeLessThanOrEqual(1.15);
  },
);

test('[DOC-03] attempts count what was answered rightly, and scores spread', () => {
  const right = new Map(questions.map(({ id, answer }) => [id, answer]));
  for (const { answers, score, total, submittedAt } of attempts) {
    expect(Object.entries(answers).filter(([id, choice]) => right.get(id) === choice)).toHaveLength(score);
    expect(Object.keys(answers)).toHaveLength(total);
    expect(submittedAt?.getTime()).toBeLessThan(now.getTime());
  }
  const shares = attempts.map(({ score, total }) => score / total);
  expect(Math.min(...shares)).toBeLessThan(0.45);
  expect(Math.max(...shares)).toBe(1);
  expect(new Set(attempts.map(({ userId }) => userId)).size).toBeGreaterThan(50);
});

test('[DOC-03] a second attempt comes after the first; the demo doctor did some quizzes and has others before her', () => {
  for (const { contentId, userId, number, submittedAt } of attempts) {
    if (number === 1) continue;
    const first = attempts.find((one) => one.contentId === contentId && one.userId === userId && one.number === 1);
    expect(first?.submittedAt?.getTime()).toBeLessThan(submittedAt?.getTime() ?? 0);
  }
  const own = new Set(attempts.filter(({ userId }) => userId === demoDoctorId).map(({ contentId }) => contentId));
  expect([own.size > 0, own.size < quizSeeds.length]).toEqual([true, true]);
});
