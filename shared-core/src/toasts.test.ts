import { type ToastCode, toasts } from '@tvacha/shared-contract/toasts';
import { onCaughtError } from '@tvacha/shared-core/caught-errors';
import { makeTestStore } from '@tvacha/shared-core/testing';
import { closeToast, type Notice, toast, toastFailure } from '@tvacha/shared-core/toasts';

const shown = () => store.getState().toasts;
let store: ReturnType<typeof makeTestStore>;

beforeEach(() => {
  jest.useFakeTimers();
  store = makeTestStore();
});
afterEach(() => jest.useRealTimers());

test('[API-03] a code shows its words and severity, and goes after 5000 ms', async () => {
  toast('INVALID_OTP');
  expect(shown()).toMatchObject([{ severity: 'warning', text: toasts.INVALID_OTP.text }]);
  await jest.advanceTimersByTimeAsync(4999);
  expect(shown()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(shown()).toEqual([]);
});

test('[API-03] each notice has its own 5000 ms', async () => {
  toast('LOGIN_SUCCESS');
  await jest.advanceTimersByTimeAsync(3000);
  toast('COPIED');
  await jest.advanceTimersByTimeAsync(2000);
  expect(shown().map(({ text }) => text)).toEqual([toasts.COPIED.text]);
});

test('[API-03] a failed call without words of its own shows the generic notice', () => {
  toastFailure();
  expect(shown()).toMatchObject([{ severity: 'error', text: 'Something went wrong. Please try again.' }]);
});

test('[API-03] said again, a notice stands once and begins its time anew', async () => {
  toastFailure();
  await jest.advanceTimersByTimeAsync(4000);
  toastFailure();
  expect(shown()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(4000);
  expect(shown()).toHaveLength(1);
});

test('[API-03] a notice can be closed by hand', () => {
  toast('COPIED');
  toast('LOGOUT');
  closeToast(shown()[0]?.id ?? '');
  expect(shown().map(({ text }) => text)).toEqual([toasts.LOGOUT.text]);
});

test('[API-03] a remote brings a notice of its own along, with its words and severity', async () => {
  const own: Notice = { words: 'Your notes were sent to the printer.', severity: 'success' };
  toast(own);
  expect(shown()).toMatchObject([{ severity: 'success', text: own.words }]);
  await jest.advanceTimersByTimeAsync(5000);
  expect(shown()).toEqual([]);
});

test.each(['NOT_OF_THIS_TIME', 'toString', ''])(
  '[API-03] the code %j, which nobody knows, is said in neutral words and reported, and throws nothing',
  (code) => {
    const faults: string[] = [];
    const stop = onCaughtError(({ where, error }) => faults.push(`${where}: ${String(error)}`));
    // As a remote of a later time says it.
    toast(code as ToastCode);
    stop();
    expect(shown()).toMatchObject([
      {
        severity: 'warning',
        text: 'This page has no words for a message. Please load it again.',
      },
    ]);
    expect(faults).toEqual([`toast: Error: No words for the code ${code}`]);
  },
);
