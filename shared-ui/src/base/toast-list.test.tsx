import { screen, waitFor } from '@testing-library/react';
import { renderPart } from '../testing/render-part';
import { type ToastItem, ToastList } from './toast-list';

afterEach(() => jest.restoreAllMocks());

const toasts: ToastItem[] = [
  { id: '1', severity: 'success', text: 'Login Successful' },
  { id: '2', severity: 'error', text: 'Wrong credentials' },
  { id: '3', severity: 'warning', text: 'Link Expired' },
];

test('[API-03] [UX-02] notices come into a region that was there before; an error interrupts a screen reader', () => {
  const { rerender } = renderPart(<ToastList toasts={[]} onClose={() => undefined} />);
  const region = screen.getByRole('status');
  rerender(<ToastList toasts={toasts} onClose={() => undefined} />);
  expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual(['Wrong credentials']);
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent(/Login Successful.*Wrong credentials.*Link Expired/);
});

test('[UX-02] each notice is closed by a button of its own name', async () => {
  const closed: string[] = [];
  const { user } = renderPart(<ToastList toasts={toasts} onClose={(id) => closed.push(id)} />);
  await user.click(screen.getByRole('button', { name: 'Close: Wrong credentials' }));
  expect(closed).toEqual(['2']);
});

/** A page of 390 by 844 px: notices at its foot or head, and the button of a form where it is said. */
function lay(button: { top: number }) {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    if (this.getAttribute('type') === 'submit') return new DOMRect(16, button.top, 358, 48);
    return new DOMRect(16, this.dataset.at === 'head' ? 16 : 760, 358, 68);
  });
}
const place = () => screen.getByRole('status').dataset.at;

test.each([
  ['at the foot, where notices come', 780, 'head'],
  ['in the middle', 400, undefined],
] as const)('[UX-02] notices leave the button of a form free that lies %s', async (_, top, at) => {
  lay({ top });
  const page = (shown: ToastItem[]) => (
    <>
      <form>
        <button type="submit">Check code</button>
      </form>
      <ToastList toasts={shown} onClose={() => undefined} />
    </>
  );
  const { rerender } = renderPart(page([]));
  expect(place()).toBeUndefined();
  rerender(page(toasts));
  await waitFor(() => expect(place()).toBe(at));
  rerender(page([]));
  await waitFor(() => expect(place()).toBeUndefined());
});
