import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RenderedRemote } from '@tvacha/shared-core/testing';
import { openPage } from '../common/test-page';

type Slice = Record<string, { status?: string } | undefined>;
const stateOf = ({ store }: RenderedRemote) => store.getState() as unknown as Record<string, Slice | undefined>;
/** The first entry that a slice, or a field of it, has loaded. */
const loaded = (page: RenderedRemote, name: string) => {
  const [slice = '', field] = name.split('.');
  const entries = field ? (stateOf(page)[slice]?.[field] as Slice | undefined) : stateOf(page)[slice];
  return Object.values(entries ?? {}).some((entry) => entry?.status === 'ready' || entry?.status === 'sent');
};

/** By hand from the product's document: the pages that show something, and the slices that hold it. */
const shown: [path: string, ...slices: string[]][] = [
  ['/doctor/ebook', 'ebooks', 'editors'],
  ['/doctor/ejournals', 'ejournals'],
  ['/doctor/proguidevideos', 'proguides'],
  ['/doctor/dermatologytimes', 'dermatologyTimes'],
  ['/doctor/magzter', 'magzter'],
  ['/doctor/webinars', 'webinars'],
  ['/doctor/vidyaopenhouse', 'openHouse'],
  ['/doctor/journalclubs', 'journalClubs'],
  ['/events/expertlectures', 'events'],
  ['/doctor/quizzes', 'quizzes'],
  ['/doctor/polls', 'polls'],
  ['/doctor/courses', 'courses.list', 'enrollments.list'],
  ['/doctor/questions', 'questions'],
];

test.each(shown)('[MFE-13] what %s shows is in the store under the document’s names', async (path, ...slices) => {
  const page = await openPage(path);
  for (const name of slices) await waitFor(() => expect([name, loaded(page, name)]).toEqual([name, true]));
});

test('[MFE-13] a course and how far one is in it are courseDetails and enrollmentDetails', async () => {
  const page = await openPage('/doctor/courses');
  await userEvent.click(await screen.findByRole('link', { name: 'Dermoscopy on Indian skin' }));
  await screen.findByRole('list', { name: 'Syllabus' });
  for (const name of ['courses.courseDetails', 'enrollments.enrollmentDetails'])
    await waitFor(() => expect([name, loaded(page, name)]).toEqual([name, true]));
});

test('[MFE-13] answers that were handed in are in quizAnswers', async () => {
  const page = await openPage('/doctor/quizzes?state=new');
  const list = within(await screen.findByRole('list', { name: 'Quizzes' }));
  await userEvent.click(list.getAllByRole('link')[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('link', { name: 'Begin' }));
  await screen.findByRole('region', { name: /^Question 1 of/ });
  await userEvent.click(screen.getByRole('radio', { name: /^1\. / }));
  await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hand in' }));
  await waitFor(() => expect(loaded(page, 'quizAnswers')).toBe(true));
});
