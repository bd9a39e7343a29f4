import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { operations } from '@tvacha/shared-contract';
import * as constants from '@tvacha/shared-contract/constants';
import { isToastCode, type Severity, type ToastCode } from '@tvacha/shared-contract/toasts';
import { toast } from '@tvacha/shared-core/toasts';
import { visit } from '../test-frame';
import { withServer } from '../test-network';

withServer();
afterEach(() => jest.useRealTimers());

/** What the entrance and the account can raise, in the product's words: written down a second time on purpose. */
const table: Readonly<Partial<Record<ToastCode, [severity: Severity, words: string]>>> = {
  APPROVAL_PENDING: ['warning', 'Approval is awaited. Please get in touch with the administrator.'],
  CHANGED_PASSWORD: ['success', 'Password changed successfully'],
  CONSENT_NOT_AVAILABLE: ['warning', 'User Consent Data Not Available'],
  CUSTOMERID_MISSING: ['warning', 'CustomerId Mising'],
  CUSTOMERID_NOT_AVAILABLE: ['warning', 'User Customer Id Not Available'],
  DOCUMENT_PENDING: ['warning', 'Document Upload Pending'],
  DOCUMENT_VALIDATION_ERROR: ['warning', 'Invalid Documents Uploaded'],
  ForgotPass_OTP_Send: ['success', 'OTP Sent'],
  INVALID_CREDENTIALS: ['error', 'Wrong credentials'],
  INVALID_OTP: ['warning', 'Invalid OTP. Try again!'],
  LINK_EXPIRE: ['warning', 'Link Expired'],
  LOGIN_SUCCESS: ['success', 'Login Successful'],
  LOGOUT: ['success', 'Logout Successful'],
  OTP_SENT: ['success', 'OTP Send Successfully'],
  PASSWORD_CREATED: ['success', 'Password Created Successfully'],
  PASSWORD_SET: ['success', 'Password set is successful'],
  PCODE_EMPTY: ['error', 'Code is empty!, please contact to Support Team'],
  PERSONAL_INFO_NOT_AVAILABLE: ['warning', 'Personal Information Not Available'],
  Password_changed: ['success', 'Password Changed'],
  REDIRECT_ADMIN_DASHBOARD: ['success', 'Successfully login to admin'],
  REG_COMPLETE: ['success', 'Registration Completed. Please Login'],
  SAME_PASSWORD: ['error', 'Both the new and old passwords are the same.'],
  SUCCESS: ['success', 'Success'],
  UPDATE_SUCCCESS: ['success', 'Udate Successful'],
  USER_ALREADY_EXISTS: ['warning', 'User Already Exists'],
  USER_CREATE_SUCCESS: ['success', 'User Created Successfully'],
  USER_DELETED: ['success', 'User Deleted'],
  Unauthorized: ['error', 'Unauthorized Access'],
  VERIFICATION_PENDING: ['warning', 'OTP Verification Pending'],
  VERIFIED: ['success', 'Verified Successfully'],
  'invalid-phone': ['error', "Phone number doesn't exist"],
  'login-otp-sent': ['success', 'OTP sent.'],
};
const rows = Object.entries(table) as [ToastCode, [Severity, string]][];

/** Not answered by an operation: the page itself says them. */
const ofThePage = ['CUSTOMERID_MISSING', 'REG_COMPLETE', 'Unauthorized', 'invalid-phone'];

/** Codes of the same operations that are no notice: they lead on, or stand in a form or a dialog. */
const quiet = [
  'ACCESS_TOKEN',
  'CODE_VERIFIED',
  'CONFLICT',
  'EMAIL_CODE_NEEDED',
  'INVALID_CODE',
  'NOT_FOUND',
  'OTP_EXPIRED',
  'RATE_LIMITED',
  'REJECTED',
  'SECOND_FACTOR_NEEDED',
  'SECOND_FACTOR_SETUP',
  'SESSION_EXPIRED',
  'SESSION_REPLACED',
  'TOO_MANY_TRIES',
  'USERS_FOUND',
  'USER_EXISTS',
  'USER_NOT_FOUND',
];

test('[API-03] the table holds every code that the operations of entrance and account answer', () => {
  const ofArea = Object.entries(operations).filter(([id]) => /^(auth|code|demo|users)\./.test(id));
  const answered = [...new Set(ofArea.flatMap(([, { codes }]) => codes))];
  const expected = rows.map(([code]) => code).filter((code) => !ofThePage.includes(code));
  expect(answered.filter(isToastCode).sort()).toEqual(expected.sort());
  expect(answered.filter((code) => !isToastCode(code)).sort()).toEqual(quiet);
});

test.each(rows)(
  '[API-03] %s is shown in the product’s words and severity for 5000 ms',
  async (code, [severity, text]) => {
    jest.useFakeTimers();
    const { store } = visit('/login');
    act(() => toast(code));
    expect(store.getState().toasts).toMatchObject([{ severity, text }]);
    const shown = screen.getByText(text);
    expect(shown.closest('[role]')).toHaveAttribute('role', severity === 'error' ? 'alert' : 'status');
    await act(() => jest.advanceTimersByTimeAsync(constants.toastAutoHide - 1));
    expect(shown).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.queryByText(text)).toBeNull();
  },
);

test('[API-03] five seconds they are', () => expect(constants.toastAutoHide).toBe(5000));

test('[API-03] a notice can be closed', async () => {
  const user = userEvent.setup();
  visit('/login');
  act(() => toast('VOTE_ADDED'));
  await user.click(screen.getByRole('button', { name: 'Close: Vote added successfully' }));
  expect(screen.queryByText('Vote added successfully')).toBeNull();
});
