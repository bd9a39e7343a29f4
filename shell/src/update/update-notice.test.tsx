import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from '@tvacha/shared-core/form';
import { makeTestStore } from '@tvacha/shared-core/testing';
import { closeToast, toast } from '@tvacha/shared-core/toasts';
import { PortalTheme } from '@tvacha/shared-ui/theme';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Page } from '../frame/page/find-page';
import { UpdateNotice } from './update-notice';
import { updateReady } from './update-state';

let store: ReturnType<typeof makeTestStore>;
beforeEach(() => {
  store = makeTestStore();
});
const wrapper = ({ children }: { children: ReactNode }) => (
  <Provider store={store}>
    <PortalTheme>{children}</PortalTheme>
  </Provider>
);

const areaPage = (area: string, path: string): Page => ({
  kind: 'remote',
  area,
  route: { path, title: { en: path } },
});

test('[SES-07] a newer version is offered, comes when the reader says so, and goes when they would rather wait', async () => {
  const accept = jest.fn();
  const user = userEvent.setup();
  render(<UpdateNotice page={areaPage('doctor', '/doctor/home')} />, { wrapper });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => updateReady(accept));
  await user.click(await screen.findByRole('button', { name: 'Reload now' }));
  expect(accept).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('[MFE-04] a newer version is taken on the way to another area, and not within one', async () => {
  const accept = jest.fn();
  updateReady(accept);
  const { rerender } = render(<UpdateNotice page={areaPage('doctor', '/doctor/home')} />, { wrapper });
  await screen.findByRole('button', { name: 'Later' });
  rerender(<UpdateNotice page={areaPage('doctor', '/doctor/ebooks')} />);
  expect(accept).not.toHaveBeenCalled();
  rerender(<UpdateNotice page={areaPage('patient', '/patient/dashboard')} />);
  expect(accept).toHaveBeenCalledTimes(1);
});

/** A form that keeps no draft. */
function Reason() {
  const form = useForm({ initial: { reason: '' }, submit: () => {} });
  return (
    <input
      aria-label="Reason"
      value={form.values.reason}
      onChange={(event) => form.change({ reason: event.target.value })}
    />
  );
}

test('[MFE-04] it waits for a form that keeps no draft, for which the browser would not ask', async () => {
  const accept = jest.fn();
  updateReady(accept);
  const draw = (page: Page) => (
    <>
      <Reason />
      <UpdateNotice page={page} />
    </>
  );
  const { rerender } = render(draw(areaPage('doctor', '/doctor/home')), { wrapper });
  await screen.findByRole('button', { name: 'Later' });
  const reason = screen.getByRole('textbox', { name: 'Reason' });
  await userEvent.type(reason, 'x');
  rerender(draw(areaPage('patient', '/patient/dashboard')));
  expect(accept).not.toHaveBeenCalled();
  rerender(draw(areaPage('doctor', '/doctor/home')));
  // As the form of an area that was left, which goes a moment later.
  await userEvent.clear(reason);
  await waitFor(() => expect(accept).toHaveBeenCalledTimes(1));
});

test('[MFE-04] it waits while something typed, or a notice, would be lost', async () => {
  const accept = jest.fn();
  updateReady(accept);
  const hold = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', hold);
  const { rerender } = render(<UpdateNotice page={areaPage('doctor', '/doctor/home')} />, { wrapper });
  await screen.findByRole('button', { name: 'Later' });
  rerender(<UpdateNotice page={areaPage('patient', '/patient/dashboard')} />);
  removeEventListener('beforeunload', hold);
  act(() => toast('LOGOUT'));
  rerender(<UpdateNotice page={areaPage('doctor', '/doctor/home')} />);
  expect(accept).not.toHaveBeenCalled();
  act(() => store.getState().toasts.forEach(({ id }) => void closeToast(id)));
  expect(accept).not.toHaveBeenCalled();
  rerender(<UpdateNotice page={areaPage('patient', '/patient/dashboard')} />);
  expect(accept).toHaveBeenCalledTimes(1);
});
