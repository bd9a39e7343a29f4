import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from '@tvacha/shared-core/router';
import { goTo } from '@tvacha/shared-core/testing';
import { useState } from 'react';
import { visit } from '../../test-frame';
import { withServer } from '../../test-network';

withServer();
afterEach(() => jest.useRealTimers());

const announcement = () => document.querySelector('[aria-live="polite"].visually-hidden');

let bring = () => {};

/** Brings the heading, and lets the page that watches for it see it. */
const bringHeading = async () => {
  await act(async () => bring());
  act(() => jest.runOnlyPendingTimers());
};

/** Draws its heading only when it is brought. */
function LatePage() {
  const { pathname } = useLocation();
  const [isHere, setHere] = useState(false);
  bring = () => setHere(true);
  if (pathname === '/patient/dermatologist') return <Link to="/patient/embarrassing/ringworm">An article</Link>;
  return isHere ? (
    <h1 tabIndex={-1} data-page-heading>
      Ringworm
    </h1>
  ) : null;
}

/** Its first field changes the page when it is left. */
function PageWithFields() {
  const { pathname } = useLocation();
  const [isLeft, setLeft] = useState(false);
  if (pathname === '/patient/dermatologist') return <Link to="/patient/embarrassing/ringworm">An article</Link>;
  return (
    <>
      <h1 tabIndex={-1} data-page-heading>
        Ringworm
      </h1>
      <input aria-label="First" onBlur={() => setLeft(true)} className={isLeft ? 'left' : 'open'} />
      <input aria-label="Second" />
    </>
  );
}

test('[UX-02] the first page is named, and focus is left alone', async () => {
  visit('/patient/dermatologist');
  await waitFor(() => expect(document.title).toBe('Title of /patient/dermatologist · Tvacha'));
  expect(document.body).toHaveFocus();
  expect(announcement()).toBeEmptyDOMElement();
});

test('[UX-02] a new page begins at its top; the first is left where the browser has it', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockReturnValue();
  visit('/patient/dermatologist');
  expect(scroll).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'An article' }));
  expect(scroll.mock.calls).toEqual([[0, 0]]);
  scroll.mockRestore();
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
  // The limit after which a page has to do without a heading would otherwise pass on a slow machine.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
  visit('/patient/dermatologist', { outlet: <LatePage /> });
  act(() => screen.getByRole('link', { name: 'An article' }).click());
  expect(document.body).toHaveFocus();
  expect(announcement()).toBeEmptyDOMElement();
  await bringHeading();
  expect(screen.getByRole('heading', { level: 1, name: 'Ringworm' })).toHaveFocus();
  expect(document.title).toBe('Ringworm · Tvacha');
});

test('[UX-02] a heading that comes late takes no focus from a reader who has moved on, and is still announced', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
  visit('/patient/dermatologist', { outlet: <LatePage /> });
  act(() => screen.getByRole('link', { name: 'An article' }).click());
  const elsewhere = screen.getAllByRole('button', { name: 'हिन्दी' })[0] as HTMLElement;
  act(() => elsewhere.focus());
  await bringHeading();
  expect(announcement()).toHaveTextContent('Ringworm');
  expect(elsewhere).toHaveFocus();
});

test('[UX-02] a page that changes while focus goes from one of its controls to the next takes it from neither', async () => {
  const user = userEvent.setup();
  visit('/patient/dermatologist', { outlet: <PageWithFields /> });
  await user.click(screen.getByRole('link', { name: 'An article' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await user.tab();
  const [first, second] = [screen.getByLabelText('First'), screen.getByLabelText('Second')];
  const seen: EventTarget[] = [];
  document.addEventListener('focusin', ({ target }) => target && seen.push(target));
  // A browser tells of what a blur changes before the next control has the focus; jsdom has no turn between the two.
  act(() => first.blur());
  await Promise.resolve();
  second.focus();
  await waitFor(() => expect(first).toHaveClass('left'));
  expect(seen).toEqual([second]);
});

test('[UX-02] another filter of the same page moves nothing', async () => {
  visit('/patient/category/all?section=0');
  await waitFor(() => expect(document.title).toContain('Page at'));
  goTo('/patient/category/all?section=0&search=itch');
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
