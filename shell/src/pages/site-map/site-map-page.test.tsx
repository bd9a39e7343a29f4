import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listSiteMap } from '@tvacha/shared-contract/routes/system';
import { fixedSiteMap } from '@tvacha/shared-contract/site-map';
import { wholePortal } from '../../test-data';
import { visit } from '../../test-frame';
import { ok, on, refusal, server, withServer } from '../../test-network';

withServer();
const added = [
  { title: 'Skin in the rains', url: '/patient/embarrassing/rains' },
  { title: 'The association', url: 'https://iadvl.example/' },
];
const give = (...entries: typeof added) => server.use(on(listSiteMap, () => ok([...fixedSiteMap, ...entries])));
const more = async () => within(await screen.findByRole('region', { name: 'More to read' }));

test('[NAV-13] the site map has the fixed entries in their order, then the server’s', async () => {
  give(...added);
  visit('/sitemap');
  await (await more()).findByRole('link', { name: 'Skin in the rains' });
  const groups = within(screen.getByRole('main')).getAllByRole('region');
  const shown = groups.flatMap((group) => within(group).getAllByRole('link'));
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'Home',
    'About',
    'Benefits',
    'Become a Member',
    'Contact Us',
    'Verify Customer',
    'Register Doctor',
    'Login',
    'Doctor Dashboard',
    'Patient Dashboard',
    'Tvacha Magazine',
    'Skin in the rains',
    'The association',
  ]);
  expect(shown.at(-1)).toHaveAttribute('href', 'https://iadvl.example/');
  expect(screen.getByRole('link', { name: 'Doctor Dashboard' })).toHaveAttribute('href', '/login');
});

test('[NAV-13] an entry whose page no release has yet is left out, whoever wrote it', async () => {
  give({ title: 'Skin quiz', url: '/patient/quiz' });
  const areas = wholePortal.map((area) => ({
    ...area,
    routes: area.routes.filter(({ path }) => path !== '/patient/dashboard' && path !== '/doctor/magzter'),
  }));
  visit('/sitemap', { areas });
  expect(await screen.findByRole('link', { name: 'Doctor Dashboard' })).toBeVisible();
  await (await more()).findByRole('list');
  for (const name of ['Patient Dashboard', 'Tvacha Magazine', 'Skin quiz'])
    expect(screen.queryByRole('link', { name })).toBeNull();
});

test('[NAV-13] where the server adds nothing, it says so', async () => {
  give();
  visit('/sitemap');
  expect(await (await more()).findByText('Nothing has been added yet.')).toBeVisible();
});

test('[NAV-13] the fixed entries stand when the server does not answer, and the rest is asked for again', async () => {
  server.use(on(listSiteMap, () => refusal(500, 'SERVER_ERROR')));
  const user = userEvent.setup();
  visit('/sitemap');
  expect(await (await more()).findByRole('alert')).toHaveTextContent('did not come');
  expect(screen.getByRole('link', { name: 'Benefits' })).toBeVisible();
  give(...added);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await (await more()).findByRole('link', { name: 'Skin in the rains' })).toBeVisible();
});
