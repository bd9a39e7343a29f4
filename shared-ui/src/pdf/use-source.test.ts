import { act, renderHook } from '@testing-library/react';
import { useSource } from './use-source';

// pdf.js is no module for jsdom; what is asked for is the subject here.
jest.mock('react-pdf', () => ({ pdfjs: { PDFDataRangeTransport: class {} } }));

const onProgress = () => {};
const answers = (status: number) => jest.fn(async () => new Response(null, { status }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[PDF-01] a link that is refused and does not change is given up, and asked for anew by another try', async () => {
  const onRenew = jest.fn();
  const fetched = answers(403);
  global.fetch = fetched;
  const hook = renderHook(() => useSource({ url: '/files/book?exp=1', onRenew, onProgress }));
  await act(() => jest.advanceTimersByTimeAsync(9_000));
  expect(hook.result.current.failed).toBeUndefined();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(hook.result.current.failed).toBe('refused');
  expect(onRenew).toHaveBeenCalledTimes(1);
  act(() => hook.result.current.retry());
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(onRenew).toHaveBeenCalledTimes(2);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('[PDF-01] the link that comes in its place is asked for, of the same document', async () => {
  const fetched = answers(403);
  global.fetch = fetched;
  const hook = renderHook(({ url }) => useSource({ url, onRenew: () => {}, onProgress }), {
    initialProps: { url: '/files/book?exp=1' },
  });
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  fetched.mockImplementation(async () => new Response('%PDF', { status: 200 }));
  const before = hook.result.current.opening;
  hook.rerender({ url: '/files/book?exp=2' });
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(hook.result.current).toMatchObject({ opening: before, failed: undefined });
  expect(hook.result.current.source).toBeDefined();
  expect(fetched).toHaveBeenLastCalledWith('/files/book?exp=2', expect.anything());
});
