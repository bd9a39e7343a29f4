import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visit } from '../../test-frame';
import { withServer } from '../../test-network';

withServer();

const announcement = () => document.querySelector('[aria-live="polite"].visually-hidden');

test('[UX-02] the first page is named, and focus is left alone', async () => {
  visit('/patient/dermatologist');
  await waitFor(() => expect(document.title).toBe('Title of /patient/dermatologist · Tvacha'));
  expect(document.body).toHaveFocus();
  expect(announcement()).toBeEmptyDOMElement();
});

test('[UX-02] after a navigation focus is on the new heading and its title announced', async () => {
  const user = userEvent.setup();
  visit('/patient/dermatologist');
  await user.click(screen.getByRole('link', { name: 'An article' }));
  const heading = screen.getByRole('heading', { level: 1, name: 'Page at /patient/embarrassing/ringworm' });
  await waitFor(() => expect(heading).toHaveFocus());
  // A route that stands for many pages takes its name from the heading.
  expect(document.title).toBe('Page at /patient/embarrassing/ringworm · Tvacha');
  expect(announcement()).toHaveTextContent('Page at /patient/embarrassing/ringworm');
});

test('[UX-02] it waits for a heading that comes late', async () => {
  const user = userEvent.setup();
  visit('/patient/dermatologist');
  await user.click((await screen.findAllByRole('link', { name: 'Home' }))[0] as HTMLElement);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Know your skin. Care for it well.' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toBe('Skin and hair, in plain words · Tvacha');
});

test('[UX-02] another filter of the same page moves nothing', async () => {
  visit('/patient/category/all?section=0');
  await waitFor(() => expect(document.title).toContain('Page at'));
  act(() => {
    history.pushState(null, '', '/patient/category/all?section=0&search=itch');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(document.body).toHaveFocus();
  expect(announcement()).toBeEmptyDOMElement();
});

test('[UX-02] the skip link is the first stop and leads to the content', async () => {
  const user = userEvent.setup();
  visit('/patient/dermatologist');
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Skip to the content' });
  expect(skip).toHaveFocus();
  expect(screen.getByRole('main')).toHaveAttribute('id', skip.getAttribute('href')?.slice(1));
});

test('[NAV-01] any other path gives the 404 page', async () => {
  visit('/no/such/page');
  expect(await screen.findByRole('heading', { level: 1, name: 'We could not find this page' })).toBeVisible();
  expect(screen.queryByRole('banner')).toBeNull();
  await waitFor(() => expect(document.title).toBe('Page not found · Tvacha'));
});
