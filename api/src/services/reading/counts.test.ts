import { eq } from 'drizzle-orm';
import { contents } from '../../db/schema';
import { addQuiz } from '../../testing/learning';
import { makeApp } from '../../testing/make-app';
import { makeSeededApp } from '../../testing/seeded-app';

test('[NAV-09] the counts of the menu are those of what is published', async () => {
  const { call, db } = await makeSeededApp();
  const counts = async () => (await call('GET', '/api/dashboard/datacount')).body.result;
  const expected = {
    ebooks: 1000,
    ejournals: 12,
    proGuides: 12,
    dermatologytimes: 12,
    webinars: 12,
    courses: 7,
    quizzes: 10,
    contribution: 13,
    polls: 8,
    magzter: 11,
    vidyaOpenHouses: 10,
    journalClubs: 11,
  };
  expect(await counts()).toEqual(expected);
  await db.update(contents).set({ status: 'draft' }).where(eq(contents.slug, 'tinea-or-not-tinea'));
  expect(await counts()).toEqual({ ...expected, quizzes: 9 });
});

test('[NAV-09] [SEC-42] the counts of the menu are made once a minute, whoever asks', async () => {
  const { call, clock, db } = await makeApp({ countsLife: 60_000 });
  const quizzes = async () =>
    ((await call('GET', '/api/dashboard/datacount')).body.result as { quizzes: number }).quizzes;
  expect(await quizzes()).toBe(0);
  await addQuiz(db);
  clock.forward(59);
  expect(await quizzes()).toBe(0);
  clock.forward(1);
  expect(await quizzes()).toBe(1);
});
