import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { altered, answer, network, watch, watchRequests } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import { listCourses, showCourse } from '@tvacha/shared-contract/routes/contents';
import { createEnrollment, listEnrollments } from '@tvacha/shared-contract/routes/learning';
import { HttpResponse, http } from 'msw';
import { openPage } from '../../common/test-page';

const unknownId = '00000000-0000-4000-8000-000000000000';
const cards = async () => within(await screen.findByRole('list', { name: 'Courses' })).getAllByRole('article');
const cardOf = async (title: string) =>
  (await cards()).find((card) => within(card).queryByRole('link', { name: title })) as HTMLElement;

/** Opens a course from the list. */
async function openCourse(title: string) {
  const page = await openPage('/doctor/courses');
  await userEvent.click(within(await cardOf(title)).getByRole('link'));
  await screen.findByRole('heading', { level: 1, name: title });
  return page;
}
const panel = async () => {
  const found = await screen.findByRole('region', { name: 'You and this course' });
  await waitFor(() => expect(found).not.toHaveAttribute('aria-busy'));
  return within(found);
};

test('[DOC-05] a card tells level, teacher, length and one’s own progress; what was earned stands below', async () => {
  await openPage('/doctor/courses');
  const begun = within(await cardOf('Dermoscopy on Indian skin'));
  const bar = await begun.findByRole('progressbar', { name: 'Your progress' });
  expect(bar).toHaveAccessibleName('Your progress');
  expect(bar).toHaveAttribute('aria-valuetext', '4 of 8 lessons');
  expect(begun.getByText(/^Dr\. .* · 8 lessons · \d+ minutes$/)).toBeVisible();
  expect(within(await cardOf('Leprosy for general practice')).getByText('Completed')).toBeVisible();
  const earned = within(screen.getByRole('region', { name: 'Your certificates' })).getByRole('link');
  expect(earned).toHaveTextContent('Leprosy for general practice');
  const goOn = within(screen.getByRole('region', { name: /Dermoscopy|Safe prescribing/ }));
  expect(goOn.getByRole('link').getAttribute('href')).toMatch(/\/lessons\/[0-9a-f-]{36}$/);
});

test('[DOC-05] of more than a hundred own courses each is known', async () => {
  altered(listEnrollments, () => ({ total: 101 }));
  const requests = watchRequests();
  await openPage('/doctor/courses');
  const pages = () =>
    requests
      .filter(({ pathname }) => pathname === listEnrollments.path)
      .map(({ searchParams }) => searchParams.get('page'));
  await waitFor(() => expect(pages()).toEqual(['1', '2']));
});

test('[DOC-05] the server narrows by level, and the address keeps the choice', async () => {
  const requests = watchRequests();
  await openPage('/doctor/courses?level=Advanced');
  for (const card of await cards()) expect(within(card).getByText('Advanced')).toBeVisible();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Foundation/ }));
  await screen.findByRole('link', { name: 'Leprosy for general practice' });
  expect(location.search).toBe('?level=Foundation');
  const asked = requests.filter(({ pathname }) => pathname === listCourses.path);
  expect(asked.map(({ searchParams }) => searchParams.get('level'))).toEqual(['Advanced', 'Foundation']);
});

test('[DOC-05] enrolling is said, once however often it is pressed, and leads to the first lesson', async () => {
  const page = await openCourse('Lasers and light on types IV to VI');
  const sent = watch(createEnrollment);
  const syllabus = within(screen.getByRole('list', { name: 'Syllabus' })).getAllByRole('link');
  await userEvent.dblClick((await panel()).getByRole('button', { name: 'Enrol' }));
  const begin = await (await panel()).findByRole('link', { name: 'Begin with the first lesson' });
  expect(begin).toHaveAttribute('href', syllabus[0]?.getAttribute('href'));
  expect(notices(page)).toEqual(['You are enrolled.']);
  expect(sent).toHaveLength(1);
  await userEvent.click(begin);
  expect(await screen.findByText(new RegExp(`^Lesson 1 of ${syllabus.length} · `))).toBeVisible();
});

test('[DOC-05] [DOC-01] who has enrolled finds the course among those not begun, and its count with it', async () => {
  const title = 'Lasers and light on types IV to VI';
  const first = await openPage('/doctor/courses?state=enrolled');
  const before = (await cards()).length;
  expect(await cardOf(title)).toBeUndefined();
  first.unmount();
  await openCourse(title);
  await userEvent.click((await panel()).getByRole('button', { name: 'Enrol' }));
  await (await panel()).findByRole('link', { name: 'Begin with the first lesson' });
  await userEvent.click(screen.getByRole('link', { name: 'All courses' }));
  const choice = await screen.findByRole('checkbox', { name: /^Enrolled, not begun/ });
  await waitFor(() => expect(choice.closest('label')).toHaveTextContent(new RegExp(`${before + 1}$`)));
  await userEvent.click(choice);
  await waitFor(async () => expect(await cards()).toHaveLength(before + 1));
  expect(await cardOf(title)).toBeVisible();
});

test('[DOC-05] a course that was withdrawn before one could enrol says so, and nothing else does', async () => {
  const page = await openCourse('Lasers and light on types IV to VI');
  answer(createEnrollment, 404, 'NOT_FOUND');
  await userEvent.click((await panel()).getByRole('button', { name: 'Enrol' }));
  expect(await screen.findByText('This course was withdrawn meanwhile')).toBeVisible();
  expect(notices(page)).toEqual([]);
});

test('[DOC-05] of a completed course that was withdrawn the certificate stays', async () => {
  await openPage('/doctor/courses');
  const path =
    within(await cardOf('Leprosy for general practice'))
      .getByRole('link')
      .getAttribute('href') ?? '';
  document.body.replaceChildren();
  answer(showCourse, 404, 'NOT_FOUND');
  await openPage(path);
  expect(
    await screen.findByRole('heading', { level: 1, name: '“Leprosy for general practice” was withdrawn' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the certificate' })).toHaveAttribute('href', `${path}/certificate`);
});

test('[DOC-05] [PERM-03] failed, forbidden, empty, none that fits and one that is not there are said', async () => {
  answer(listCourses, 500, 'SERVER_ERROR', null, { once: true });
  const first = await openPage('/doctor/courses');
  await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(await cards()).not.toHaveLength(0);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search Courses' }), 'zzzz');
  expect(await screen.findByRole('heading', { name: 'No course fits' })).toBeVisible();
  first.unmount();
  for (const id of [unknownId, 'none']) {
    const gone = await openPage(`/doctor/courses/${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'We could not find that course' })).toBeVisible();
    gone.unmount();
  }
  answer(listCourses, 403, 'FORBIDDEN');
  const closed = await openPage('/doctor/courses');
  expect(await screen.findByRole('heading', { name: /Courses/, level: 2 })).toBeVisible();
  closed.unmount();
  answer(listCourses, 200, 'SUCCESS', { items: [], total: 0, page: 1, dataPerPage: 12 });
  await openPage('/doctor/courses');
  expect(await screen.findByRole('heading', { name: 'No course yet' })).toBeVisible();
});

test('[DOC-05] a course whose own progress does not load is there all the same, and says what is missing', async () => {
  network.use(http.get('*/api/enrollments/details/', () => HttpResponse.error()));
  await openCourse('Dermoscopy on Indian skin');
  expect(await screen.findByText('How far you are did not load')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Syllabus' })).getAllByRole('link')).toHaveLength(8);
});
