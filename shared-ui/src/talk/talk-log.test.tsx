import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TalkFile } from './talk-files';
import { TalkLog } from './talk-log';

const file = (url: string): TalkFile => ({ id: 'f', name: 'Report.pdf', url, preview: null });

/** Links by which the browser went, which goes nowhere here. */
const opened: (string | null)[] = [];
const follow = (event: MouseEvent) => {
  const link = (event.target as Element).closest('a');
  if (!event.defaultPrevented) opened.push(link?.getAttribute('href') ?? null);
  event.preventDefault();
};
beforeEach(() => {
  opened.length = 0;
  document.addEventListener('click', follow);
});
afterEach(() => {
  document.removeEventListener('click', follow);
  jest.restoreAllMocks();
});

const passMinutes = (minutes: number) => {
  const then = Date.now() + minutes * 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => then);
};

const message = { id: 'm', side: 'other', by: 'Leena', at: '2026-11-20T05:00:00Z', text: 'This one' } as const;
const earlier = { left: 0, status: 'idle', onMore: () => undefined } as const;
const show = (renew: () => Promise<readonly TalkFile[]>) =>
  render(<TalkLog label="Talk" messages={[{ ...message, files: [file('/old')], renew }]} earlier={earlier} />);
const open = () => userEvent.click(screen.getByRole('link', { name: 'Report.pdf' }));

test('[ADM-04] [SEC-31] a file opens by its link, and by a new one where that has ended by now', async () => {
  const renew = jest.fn(async () => [file('/new')]);
  show(renew);
  await open();
  expect([opened, renew.mock.calls.length]).toEqual([['/old'], 0]);
  passMinutes(5);
  await open();
  expect([opened, renew.mock.calls.length]).toEqual([['/old', '/new'], 1]);
  // The new one is good for a while.
  await open();
  expect([opened.length, renew.mock.calls.length]).toEqual([3, 1]);
});

test('[ADM-04] [SEC-31] where no new link is to be had the file says so, and opens by another try', async () => {
  const renew = jest.fn<Promise<TalkFile[]>, []>().mockRejectedValueOnce(new Error('offline'));
  renew.mockResolvedValue([file('/new')]);
  show(renew);
  passMinutes(5);
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The file did not open. Try again.');
  expect(opened).toEqual([]);
  await open();
  expect(opened).toEqual(['/new']);
  expect(screen.queryByRole('alert')).toBeNull();
});
