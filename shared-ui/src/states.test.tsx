import { screen } from '@testing-library/react';
import { ErrorState, LoadingState, NoPermissionState } from './states';
import { renderPart } from './testing/render-part';

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
