import { eq } from 'drizzle-orm';
import { contents } from '../../db/schema';
import { makeSeededApp } from '../../testing/seeded-app';

test('[NAV-09] the counts of the menu are those of what is published', async () => {
  const { call, db } = await makeSeededApp();
  const counts = async () => (await call('GET', '/api/dashboard/datacount')).body.result;
  const expected = {
    ebooks: 1000,
    ejournals: 8,
    proGuides: 9,
    dermatologytimes: 7,
    webinars: 8,
    courses: 6,
    quizzes: 8,
    contribution: 0,
    polls: 6,
    magzter: 6,
    vidyaOpenHouses: 6,
    journalClubs: 7,
  };
  expect(await counts()).toEqual(expected);
  await db.update(contents).set({ status: 'draft' }).where(eq(contents.slug, 'tinea-or-not-tinea'));
  expect(await counts()).toEqual({ ...expected, quizzes: 7 });
});
