import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@tvacha/shared-core/i18n';
import { Link, useLocation } from '@tvacha/shared-core/router';
import { storage } from '@tvacha/shared-core/storage';
import { wholePortal } from '../../test-data';
import { visit } from '../../test-frame';
import { withServer } from '../../test-network';

withServer();
afterEach(() => {
  act(() => speak('en'));
  storage.remove('language');
});
const button = async (name: string) => within(await screen.findByRole('banner')).getByRole('button', { name });

test('[UX-03] the header changes the language and leaves the reader where they are', async () => {
  const user = userEvent.setup();
  visit('/patient/embarrassing/ringworm?search=itch');
  await waitFor(() => expect(document.title).toBe('Page at /patient/embarrassing/ringworm · Tvacha'));
  const toHindi = await button('हिन्दी');
  expect(toHindi).toHaveAttribute('lang', 'hi');
  toHindi.focus();
  await user.keyboard('{Enter}');
  const back = await button('English');
  expect(back).toHaveFocus();
  expect(back).toHaveAttribute('lang', 'en');
  expect(document.documentElement).toHaveAttribute('lang', 'hi');
  expect(storage.get('language')).toBe('hi');
  expect(location.pathname + location.search).toBe('/patient/embarrassing/ringworm?search=itch');
  expect(screen.getByText('अब यह साइट हिन्दी में है।')).toHaveAttribute('role', 'status');
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'लॉग इन' })).toBeVisible();
  // The page's heading arrives again under its new title; focus stays on the button.
  await act(async () => {});
  expect(back).toHaveFocus();
  await user.click(back);
  expect(await button('हिन्दी')).toBeVisible();
});

test('[UX-03] an address that names a language follows the choice', async () => {
  const user = userEvent.setup();
  visit('/patient/dermatologist?lang=en&search=itch');
  await user.click(await button('हिन्दी'));
  await waitFor(() => expect(location.search).toBe('?lang=hi&search=itch'));
});

function Here() {
  const { pathname } = useLocation();
  return (
    <>
      <h1 key={pathname} tabIndex={-1} data-page-heading>
        {pathname}
      </h1>
      <Link to="/findadoctor">On</Link>
    </>
  );
}

test('[UX-02] [UX-03] after a navigation too the change of language moves no focus and announces no page', async () => {
  const user = userEvent.setup();
  const hindi = { en: 'Find a doctor', hi: 'डॉक्टर खोजें' };
  const areas = wholePortal.map((area) => ({
    ...area,
    routes: area.routes.map((route) => (route.path === '/findadoctor' ? { ...route, title: hindi } : route)),
  }));
  visit('/patient/dermatologist', { areas, outlet: <Here /> });
  await user.click(screen.getByRole('link', { name: 'On' }));
  const announced = document.querySelector('[aria-live="polite"].visually-hidden');
  await waitFor(() => expect(announced).toHaveTextContent('Find a doctor'));
  expect(document.title).toBe('Find a doctor · Tvacha');
  await user.click(await button('हिन्दी'));
  await waitFor(() => expect(document.title).toBe('डॉक्टर खोजें · Tvacha'));
  expect(await button('English')).toHaveFocus();
  expect(announced).toHaveTextContent('Find a doctor');
});

test('[UX-03] the drawer has the switch too', async () => {
  const user = userEvent.setup();
  visit('/patient/dermatologist');
  await user.click(await screen.findByRole('button', { name: 'Open the menu' }));
  await user.click(within(screen.getByRole('dialog', { name: 'Main menu' })).getByRole('button', { name: 'हिन्दी' }));
  expect(await screen.findByRole('dialog', { name: 'मुख्य मेनू' })).toBeVisible();
});
