import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { constants } from '@tvacha/shared-contract/constants';
import { type ToastCode, toasts } from '@tvacha/shared-contract/toasts';
import { toast } from '@tvacha/shared-core/toasts';
import { visit } from '../test-frame';
import { withServer } from '../test-network';

withServer();
afterEach(() => jest.useRealTimers());

test.each<ToastCode>(['LOGIN_SUCCESS', 'APPROVAL_PENDING', 'INVALID_CREDENTIALS', 'UPDATE_SUCCCESS'])(
  '[API-03] %s is shown in the product’s words for 5000 ms',
  async (code) => {
    jest.useFakeTimers();
    visit('/login');
    act(() => toast(code));
    const role = toasts[code].severity === 'error' ? 'alert' : 'status';
    expect(screen.getByText(toasts[code].text).closest('[role]')).toHaveAttribute('role', role);
    await act(() => jest.advanceTimersByTimeAsync(constants.toastAutoHide - 1));
    expect(screen.getByText(toasts[code].text)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.queryByText(toasts[code].text)).toBeNull();
  },
);

test('[API-03] a notice can be closed', async () => {
  const user = userEvent.setup();
  visit('/login');
  act(() => toast('VOTE_ADDED'));
  await user.click(screen.getByRole('button', { name: 'Close: Vote added successfully' }));
  expect(screen.queryByText('Vote added successfully')).toBeNull();
});
