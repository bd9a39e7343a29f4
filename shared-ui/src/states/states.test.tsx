import { act, screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part';
import { type AskedFor, Loaded } from './loaded';
import { ErrorState, LoadingState, NoPermissionState } from './states';

test('[UX-02] a failure is announced and may be tried again', async () => {
  let tries = 0;
  const { user } = renderPart(
    <ErrorState title="The ebooks could not be loaded" text="Your filters are kept." onRetry={() => (tries += 1)} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The ebooks could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toBe(1);
});

test('[UX-02] while it is tried again, another click does nothing and the button keeps its place', async () => {
  let tries = 0;
  const { user } = renderPart(<ErrorState title="Failed" text="Safe." onRetry={() => (tries += 1)} retrying />);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Try again', busy: true })).toBeEnabled();
  await user.keyboard('{Enter}');
  expect(tries).toBe(0);
});

test('[PERM-02] a section that the role may not read is named', () => {
  renderPart(<NoPermissionState section="User roles" />);
  expect(screen.getByRole('heading', { name: 'You cannot open User roles' })).toBeVisible();
});

test('[UX-02] waiting is told to a screen reader', () => {
  renderPart(<LoadingState shape="grid" />);
  expect(screen.getByRole('status', { busy: true })).toHaveTextContent('Loading');
});

const failed = {
  title: 'The ebooks did not load',
  text: 'Your filters are kept.',
  missing: { title: 'We could not find that ebook', text: 'It may have been withdrawn.' },
  section: 'Ebooks',
};
const asked = (view: Partial<AskedFor<string>>) => (
  <Loaded view={{ status: 'failed', value: null, code: null, reload: () => {}, ...view }} shape="list" failed={failed}>
    {(value) => <p>{value}</p>}
  </Loaded>
);
const retry = () => screen.queryByRole('button', { name: 'Try again' });

test.each([
  ['NOT_FOUND', 'We could not find that ebook'],
  ['VALIDATION_FAILED', 'We could not find that ebook'],
  ['FORBIDDEN', 'You cannot open Ebooks'],
] as const)('[UX-02] %s takes away what was there and offers no second try', (code, title) => {
  renderPart(asked({ code, value: 'Nail Unit Surgery' }));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title);
  expect(screen.queryByText('Nail Unit Surgery')).toBeNull();
  expect(retry()).toBeNull();
});

test('[UX-02] a failure on the way leaves what was there, says so, and offers a second try', () => {
  renderPart(asked({ code: 'UNAVAILABLE', value: 'Nail Unit Surgery' }));
  expect(screen.getByText('Nail Unit Surgery')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('The ebooks did not loadYou see what was here before.');
  expect(retry()).toBeVisible();
});

test('[UX-02] without a network the words are about that, also where it goes while they stand', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  renderPart(asked({ code: 'UNAVAILABLE' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Your filters are kept.');
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('alert')).toHaveTextContent('The ebooks did not loadYou are offline.');
  expect(retry()).toBeVisible();
  online.mockRestore();
});

test('[UX-02] what stands for a whole page has the page’s heading', () => {
  renderPart(
    <Loaded view={{ status: 'failed', value: null, code: 'NOT_FOUND' }} shape="page" failed={failed} page>
      {() => null}
    </Loaded>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('data-page-heading');
});
