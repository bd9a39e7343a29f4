import { screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part';
import { type ToastItem, ToastList } from './toast-list';

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
