import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountRole } from '@tvacha/shared-contract/roles';
import { lookUpUser } from '@tvacha/shared-contract/routes/auth';
import { storage } from '@tvacha/shared-core/storage';
import { http } from 'msw';
import { testUser, wholePortal } from '../../test-data';
import { visit } from '../../test-frame';
import { ok, server, withServer } from '../../test-network';

withServer();
const bar = async () =>
  within(within(await screen.findByRole('banner')).getByRole('navigation', { name: 'Main menu' }));
/** The entry in the bar, not its twin in the overflow menu. */
const entry = async (name: string) => (await bar()).getByRole('button', { name });

test('[NAV-07][NAV-08] a visitor finds the menus and the way to log in, and no way to log out', async () => {
  visit('/patient/dermatologist');
  for (const name of ['About', 'Events', 'HCP Resources', 'Consumers Resources', 'Contribution'])
    expect(await entry(name)).toHaveAttribute('aria-expanded', 'false');
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('link', { name: 'Log out' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
});

test('[NAV-07] [PAT-02] beside the menu a visitor goes to the reading and to the finder, and a doctor does not', async () => {
  const { unmount } = visit('/patient/dermatologist');
  expect((await bar()).getByRole('link', { name: 'For patients' })).toHaveAttribute('href', '/aboutus/patient');
  expect((await bar()).getByRole('link', { name: 'Find a doctor' })).toHaveAttribute('href', '/findadoctor');
  unmount();
  visit('/patient/dermatologist', { as: 'doctor' });
  expect(await entry('HCP Resources')).toBeInTheDocument();
  expect((await bar()).queryByRole('link', { name: 'Find a doctor' })).toBeNull();
});

test('[NAV-07] [SES-01] who is logged in is not asked to log in while the server is asked who it is', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get(`*${lookUpUser.path}`, async () => {
      await asked;
      return ok(testUser('doctor'));
    }),
  );
  visit('/patient/dermatologist', { as: 'doctor' });
  const header = within(await screen.findByRole('banner'));
  await waitFor(() => expect(header.queryByRole('link', { name: 'Log in' })).toBeNull());
  expect(header.queryByRole('link', { name: 'Join as a doctor' })).toBeNull();
  answer();
  expect(await header.findByRole('button', { name: /^Account of/ })).toBeInTheDocument();
  expect(header.queryByRole('link', { name: 'Log in' })).toBeNull();
});

test('[NAV-07] the logo leads home', async () => {
  visit('/patient/dermatologist');
  const logo = within(await screen.findByRole('banner')).getByRole('link', { name: 'Tvacha, home page' });
  expect(logo).toHaveAttribute('href', '/');
});

test.each<AccountRole>(['doctor', 'patient'])('[NAV-07] a %s logs out from the account menu', async (role) => {
  const user = userEvent.setup();
  visit('/patient/dermatologist', { as: role });
  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  expect(screen.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/logout');
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
});

test.each<[AccountRole, string | null]>([
  ['admin', '/admin/dashboard'],
  ['subAdmin', '/admin/userlist'],
  ['doctor', null],
])('[NAV-07] [ADM-01] the account menu of a %s leads from everywhere into the office: %s', async (role, path) => {
  const user = userEvent.setup();
  visit('/patient/dermatologist', { as: role });
  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  expect(screen.queryByRole('link', { name: 'Back office' })?.getAttribute('href') ?? null).toBe(path);
});

test.each<AccountRole>(['admin', 'subAdmin'])(
  '[NAV-07][AUTH-07] %s gets a Logout button to the log-in of staff',
  async (role) => {
    const user = userEvent.setup();
    visit('/admin/userlist', { as: role });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(location.pathname).toBe('/admin/login'));
    expect(localStorage).toHaveLength(0);
    expect(storage.get('previousPath')).toBeNull();
  },
);

test('[NAV-09][NAV-11] HCP Resources opens with counts; a visitor’s click leads to the doctors’ log-in', async () => {
  const user = userEvent.setup();
  visit('/patient/dermatologist');
  await user.click(await entry('HCP Resources'));
  const [ebooks] = (await bar()).getAllByRole('link', { name: /Ebooks/ });
  expect(ebooks).toHaveTextContent('1,000');
  await user.click(ebooks as HTMLElement);
  expect(location.pathname).toBe('/login/doctor');
});

test('[NAV-11] an entry that a remote brings for doctors leads a visitor to their log-in', async () => {
  const row = { menu: 'main' as const, title: { en: 'Case desk' }, path: '/doctor/questions' };
  const areas = wholePortal.map((area) => (area.area === 'doctor' ? { ...area, menu: [...area.menu, row] } : area));
  visit('/patient/dermatologist', { areas });
  for (const link of (await bar()).getAllByRole('link', { name: 'Case desk' }))
    expect(link).toHaveAttribute('href', '/login/doctor');
});

test('[UX-02] a menu closes with Escape and gives focus back to its button', async () => {
  const user = userEvent.setup();
  visit('/patient/dermatologist');
  const button = await entry('Consumers Resources');
  await user.click(button);
  await user.tab();
  expect((await bar()).getAllByRole('link', { name: /Dermatology Facts/ })[0]).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('[UX-02] the arrow keys open a menu and go through it, and from one menu to the next', async () => {
  const user = userEvent.setup();
  visit('/patient/dermatologist');
  const button = await entry('Consumers Resources');
  const link = async (name: RegExp) => (await bar()).getAllByRole('link', { name })[0];
  button.focus();
  await user.keyboard('{ArrowDown}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await link(/Dermatology Facts/)).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(await link(/Derma Bytes/)).toHaveFocus();
  await user.keyboard('{End}');
  expect(await link(/Dermalive/)).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(await link(/Dermatology Facts/)).toHaveFocus();
  await user.keyboard('{Escape}{ArrowLeft}');
  expect(await entry('HCP Resources')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(await entry('Contribution')).toHaveFocus();
  await user.keyboard(' ');
  expect(await entry('Contribution')).toHaveAttribute('aria-expanded', 'true');
});

test('[UX-03] the switch of the theme says whether it is dark, and changes it', async () => {
  visit('/patient/dermatologist');
  const dark = async () => (await screen.findAllByRole('button', { name: 'Dark mode' }))[0] as HTMLElement;
  expect(await dark()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(await dark());
  expect(await dark()).toHaveAttribute('aria-pressed', 'true');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await userEvent.click(await dark());
  expect(await dark()).toHaveAttribute('aria-pressed', 'false');
});

test('[NAV-07] what the bar has no room for is under More, each entry at its place, and More closes behind who follows one', async () => {
  const user = userEvent.setup();
  visit('/patient/dermatologist');
  const more = await entry('More');
  expect((await bar()).queryByRole('link', { name: 'Benefits' })).toBeNull();
  await user.click(more);
  const places = (name: string) => [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name));
  expect(places('data-more-item')).toEqual(places('data-bar-item'));
  expect(places('data-more-item').slice(0, 2)).toEqual(['1', '2']);
  await user.click((await bar()).getByRole('link', { name: 'Benefits' }));
  expect(location.pathname).toBe('/benefits');
  expect(await entry('More')).toHaveAttribute('aria-expanded', 'false');
});

test('[NAV-07] the drawer holds the whole menu', async () => {
  const user = userEvent.setup();
  visit('/patient/dermatologist');
  await user.click(await screen.findByRole('button', { name: 'Open the menu' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Main menu' }));
  await waitFor(() => expect(drawer.getByRole('link', { name: 'Derma Graphics' }).querySelector('svg')).toBeVisible());
  expect(drawer.getByRole('link', { name: 'Home' })).toBeVisible();
  expect(drawer.getByText('Membership')).toBeInTheDocument();
  expect(drawer.getByRole('link', { name: 'Benefits', hidden: true })).toHaveAttribute('href', '/benefits');
  await user.click(drawer.getByRole('link', { name: 'Derma Graphics' }));
  expect(location.pathname).toBe('/patient/category/speciality-one');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[NAV-06] the log-in has neither header nor footer; the frame around it is still there', () => {
  visit('/login');
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toBeInTheDocument();
});

test('[NAV-06][ADM-01] a subAdmin has the tabs of their sections only', async () => {
  visit('/admin/userlist', { as: 'subAdmin' });
  const tabs = within(await screen.findByRole('navigation', { name: 'Back office sections' }));
  const tab = tabs.getByRole('link', { name: 'User Verification' });
  expect(tabs.getAllByRole('link')).toEqual([tab]);
  expect(tab).toHaveAttribute('aria-current', 'page');
  await waitFor(() => expect(tab).toHaveAccessibleDescription('20 wait'));
});

test('[NAV-10] the footer says when someone answers', async () => {
  visit('/patient/dermatologist');
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByText('10am to 6pm, Monday to Friday')).toBeVisible();
  expect(footer.getByRole('heading', { name: 'Quick Links' })).toBeVisible();
  expect(footer.getByRole('link', { name: '1800-000-8822' })).toHaveAttribute('href', 'tel:18000008822');
  expect(footer.getByText(/^© \d{4} Tvacha\. All rights reserved\.$/)).toBeVisible();
});

test('[MFE-06] without a registry the menus keep what can be known, and the frame stands', async () => {
  const broken = wholePortal.map((area) => ({ ...area, available: false, routes: [], menu: [] }));
  visit('/doctor/ebook', { areas: broken });
  expect(await entry('Consumers Resources')).toBeInTheDocument();
  expect(document.title).toBe('Not available · Tvacha');
});

test('[NAV-06] a page for taking pictures of is the public page without header and footer', async () => {
  visit('/screenshot/benefits');
  expect(await screen.findByRole('heading', { level: 1, name: 'What membership gives you' })).toBeVisible();
  expect(document.title).not.toMatch(/not found/i);
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('[NAV-06] there are no pictures of private pages', async () => {
  visit('/screenshot/logout');
  await waitFor(() => expect(document.title).toMatch(/not found/i));
});
