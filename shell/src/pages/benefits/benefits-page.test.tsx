import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countResources } from '@tvacha/shared-contract/routes/reading';
import { countKeys } from '@tvacha/shared-contract/vocabulary';
import type { AreaInfo } from '../../federation/contract';
import { wholePortal } from '../../test-data';
import { visit } from '../../test-frame';
import { ok, on, refusal, server, withServer } from '../../test-network';

withServer();
const kinds = async (name: string) => within(await screen.findByRole('region', { name }));

test.each([
  ['/benefits', 'Twelve kinds of resources'],
  ['/aboutus/doctor', 'What is on the shelves'],
])('[NAV-09] %s counts each of the twelve kinds', async (path, name) => {
  server.use(on(countResources, () => ok(Object.fromEntries(countKeys.map((key, index) => [key, 1200 + index])))));
  visit(path);
  const list = await kinds(name);
  expect(await list.findByText('1,211')).toBeVisible();
  expect(list.getAllByRole('listitem')).toHaveLength(12);
  for (const item of list.getAllByRole('listitem')) expect(item).toHaveTextContent(/1,2\d\d/);
});

test('[UX-02] counts that do not come are said once; the kinds stand, and trying again brings them', async () => {
  const user = userEvent.setup();
  server.use(on(countResources, () => refusal(503, 'UNAVAILABLE')));
  visit('/benefits');
  const list = await kinds('Twelve kinds of resources');
  expect(await list.findByRole('status')).toHaveTextContent('The counts did not come just now.');
  expect(list.getAllByRole('heading', { level: 3 })).toHaveLength(12);
  server.resetHandlers();
  await user.click(list.getByRole('button', { name: 'Try again' }));
  expect(await list.findByText('1,000')).toBeVisible();
  expect(list.queryByRole('status')).toBeNull();
});

test('[NAV-01] both pages for doctors lead to the check of the customer code, and questions open to answers', async () => {
  const user = userEvent.setup();
  visit('/benefits');
  expect(await screen.findByRole('link', { name: 'Become a member' })).toHaveAttribute(
    'href',
    '/register/verifycustomer',
  );
  const question = screen.getByText('Can I use it on two devices?');
  const answer = screen.getByText(/^Yes, one after the other/);
  expect(answer).not.toBeVisible();
  await user.click(question);
  expect(answer).toBeVisible();
});

test('[AUTH-08] who is no member yet finds the way to look around', async () => {
  visit('/benefits');
  expect(await screen.findByRole('link', { name: 'Look around for a day' })).toHaveAttribute(
    'href',
    '/demo/registration',
  );
});

test.each([
  ['Colleagues answer', '/doctor/questions'],
  ['Your cases, your name', '/doctor/contributionlist'],
  ['Certificates', '/certificates'],
  ['Patients find you', '/findadoctor'],
])('[NAV-09] “%s” is promised where the portal has the page %s, and nowhere else', async (promise, page) => {
  const added = { ...(wholePortal[0] as AreaInfo), area: 'added', prefixes: [page], menu: [] };
  const route = { path: page, roles: ['doctor' as const], title: { en: promise } };
  const without = wholePortal.map((area) => ({
    ...area,
    routes: area.routes.filter(({ path }) => path !== page),
  }));
  const { unmount } = visit('/benefits', { areas: [...without, { ...added, routes: [route] }] });
  const together = await kinds('And what they do together');
  expect(together.getByText(promise)).toBeVisible();
  unmount();
  visit('/benefits', { areas: without });
  expect((await kinds('And what they do together')).queryByText(promise)).toBeNull();
});
