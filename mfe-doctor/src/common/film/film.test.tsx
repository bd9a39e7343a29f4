import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { altered, answer, watch, watchRequests } from '@tvacha/mock-api/jest';
import { listProguides, renewFilmLink, showProguide, showWebinar } from '@tvacha/shared-contract/routes/contents';
import { listPlaces, savePlace } from '@tvacha/shared-contract/routes/library';
import { openPage } from '../test-page';

const unknownId = '00000000-0000-4000-8000-000000000000';
const film = {
  url: '/api/files/one.webm?sig=1',
  expiresAt: '2999-01-01T00:00:00.000Z',
  seconds: 540,
  width: 960,
  height: 540,
  poster: '/api/public-files/one.webp',
  captions: [
    {
      language: 'en',
      cues: [
        { from: 3, to: 60, text: 'Wipe the edge' },
        { from: 60, to: 125, text: 'Hold the skin tight' },
        { from: 125, to: 540, text: 'Scrape the edge, and wait' },
      ],
    },
    { language: 'hi', cues: [{ from: 3, to: 60, text: 'किनारा पोंछें' }] },
  ],
  chapters: [
    { at: 3, title: 'Cleaning' },
    { at: 125, title: 'Scraping' },
  ],
};

async function openGuide(given: object | null = film, more: object = {}) {
  altered(showProguide, () => ({ film: given, ...more }));
  await openPage('/doctor/proguidevideos?sort=title');
  const rows = within(await screen.findByRole('list', { name: 'Pro-guide videos' }));
  await userEvent.click(rows.getAllByRole('link')[0] as HTMLElement);
  await screen.findByRole('heading', { name: 'Transcript' });
}
const video = () => document.querySelector('video') as HTMLVideoElement;
/** jsdom plays nothing: it is told that the film is here, and where it is. */
function playAt(second: number) {
  Object.defineProperty(video(), 'duration', { value: 540, configurable: true });
  Object.defineProperty(video(), 'readyState', { value: 4, configurable: true });
  fireEvent.loadedMetadata(video());
  video().currentTime = second;
  fireEvent.timeUpdate(video());
}
const lines = () => within(screen.getByRole('region', { name: 'Transcript' })).getAllByRole('listitem');
const current = (items: HTMLElement[]) => items.filter((item) => item.hasAttribute('aria-current'));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
});

test('[DOC-02] a pro-guide without a film has its chapters and transcript, and says that the film is not there', async () => {
  await openGuide(null, { chapters: [{ at: 125, title: 'Scraping' }], transcript: 'Hold the skin tight.' });
  expect(screen.getByText('The film is not published yet')).toBeVisible();
  expect(screen.getByText('2:05').closest('li')).toHaveTextContent('2:05Scraping');
  expect(screen.getByText('Hold the skin tight.')).toBeVisible();
  expect(screen.queryByRole('region', { name: /player/i })).toBeNull();
});

test('[DOC-02] chapters and lines of the transcript lead into the film, and go along with it', async () => {
  await openGuide();
  expect(video()).toHaveAttribute('src', film.url);
  expect(video()).toHaveAttribute('poster', film.poster);
  playAt(70);
  expect(current(lines()).map(({ textContent }) => textContent)).toEqual(['1:00Hold the skin tight']);
  expect(screen.getByRole('button', { name: 'Cleaning' }).closest('li')).toHaveAttribute('aria-current', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Scraping' }));
  expect(video().currentTime).toBe(125);
  fireEvent.timeUpdate(video());
  expect(current(lines())[0]).toHaveTextContent('Scrape the edge');
  await userEvent.click(screen.getByRole('button', { name: /Wipe the edge/ }));
  expect(video().currentTime).toBe(3);
  expect(video().play).toHaveBeenCalled();
});

test('[DOC-02] a transcript is searched, and read in either language', async () => {
  await openGuide();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search in the transcript' }), 'EDGE{Enter}');
  expect(lines()).toHaveLength(2);
  expect(screen.getByText('2 lines')).toBeVisible();
  expect(screen.getAllByText('edge', { selector: 'mark' })).toHaveLength(2);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search in the transcript' }), 'z{Enter}');
  expect(screen.getByText('No line has these words')).toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Search in the transcript' }));
  await userEvent.click(screen.getByRole('radio', { name: 'हिन्दी' }));
  expect(await screen.findByRole('button', { name: /किनारा पोंछें/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /किनारा पोंछें/ }).closest('ol')).toHaveAttribute('lang', 'hi');
});

test('[UX-04] a film goes on at the second of another device, and tells its own', async () => {
  const place = { contentId: unknownId, type: 'proguide', slug: 'one', title: 'One', author: null, cover: null };
  const seenAt = '2026-11-01T10:00:00.000Z';
  const items = [{ ...place, at: { second: 95 }, part: 95, of: 540, seconds: 95, seenAt }] as const;
  answer(listPlaces, 200, 'SUCCESS', { items: [...items], total: 1, page: 1, dataPerPage: 24 });
  await openGuide();
  playAt(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Go on at 1:35' }));
  expect(video().currentTime).toBe(95);
  const sent = watch(savePlace);
  video().currentTime = 128;
  fireEvent.timeUpdate(video());
  await userEvent.click(screen.getByRole('link', { name: /^All / }));
  await waitFor(() => expect(sent).toMatchObject([{ at: { second: 128 }, part: 128, of: 540 }]));
});

test('[UX-04] a second is written after ten seconds, at once where the tab is hidden, and again where it did not arrive', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['Date', 'performance', 'nextTick', 'queueMicrotask'] });
  await openGuide();
  const requests = watchRequests();
  const asked = () => requests.filter(({ pathname }) => pathname === listPlaces.path).length;
  const sent = watch(savePlace);
  const seconds = () => sent.map((body) => (body as { at: { second: number } }).at.second);
  const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
  await pass(10_000);
  const begun = sent.length;
  playAt(20);
  const known = asked();
  await pass(9_000);
  expect(seconds().slice(begun)).toEqual([]);
  await pass(1_000);
  await waitFor(() => expect(seconds().slice(begun)).toEqual([20]));
  await pass(30_000);
  expect(seconds().slice(begun)).toEqual([20]);

  answer(savePlace, 503, 'UNAVAILABLE', null, { once: true });
  playAt(40);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(seconds().slice(begun)).toEqual([20, 40]));
  await pass(20_000);
  await waitFor(() => expect(seconds().slice(begun)).toEqual([20, 40, 40]));
  // Of the moment at which it was seen, and not of the one at which it goes.
  const [, first, again] = sent.slice(begun) as { seenAt: string }[];
  expect(again?.seenAt).toBe(first?.seenAt);
  expect(asked()).toBe(known);
});

test('[DOC-02] [SEC-31] a film whose link has ended gets another and goes on, without a notice', async () => {
  await openGuide();
  playAt(200);
  const requests = watchRequests();
  answer(renewFilmLink, 200, 'SUCCESS', { url: '/api/files/one.webm?sig=2', expiresAt: film.expiresAt });
  Object.defineProperty(video(), 'error', { value: { code: 2 }, configurable: true });
  fireEvent.error(video());
  await waitFor(() => expect(video()).toHaveAttribute('src', '/api/files/one.webm?sig=2'));
  Object.defineProperty(video(), 'error', { value: null });
  video().currentTime = 0;
  fireEvent.loadedMetadata(video());
  const asked = requests.filter(({ pathname }) => pathname === renewFilmLink.path);
  expect([video().currentTime, asked.length, screen.queryByRole('alert')]).toEqual([200, 1, null]);
});

test('[DOC-02] [PERM-03] who may not watch it any more is told so, where another link is refused', async () => {
  await openGuide();
  playAt(200);
  answer(renewFilmLink, 403, 'FORBIDDEN');
  answer(showProguide, 403, 'FORBIDDEN');
  Object.defineProperty(video(), 'error', { value: { code: 2 }, configurable: true });
  fireEvent.error(video());
  expect(await screen.findByText(/^Your role has no read access to this section/)).toBeVisible();
  expect(video()).toBeNull();
});

test('[DOC-02] the recording of what is over plays with its chapters and its transcript', async () => {
  altered(showWebinar, () => ({ film }));
  await openPage('/doctor/webinars?when=past');
  const rows = await screen.findByRole('list', { name: 'Webinars' });
  await userEvent.click(within(rows).getAllByRole('link')[0] as HTMLElement);
  expect(await screen.findByRole('region', { name: /^Player: / })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Scraping' })).toBeVisible();
  expect(lines()).toHaveLength(3);
});

test('[DOC-01] [UX-04] a row tells how long a film is, who presents it and how much of it was seen', async () => {
  altered(listProguides, ({ items }) => ({
    items: (items as object[]).map((item, at) => ({
      ...item,
      film: { poster: film.poster, seconds: 95, seen: [null, 0.4, 1][at % 3] },
    })),
  }));
  await openPage('/doctor/proguidevideos?sort=title');
  const list = await screen.findByRole('list', { name: 'Pro-guide videos' });
  const rows = within(list).getAllByRole('article');
  expect(rows[0]).toHaveTextContent(/1:35/);
  expect(rows[0]).toHaveTextContent(/Dr\. /);
  expect(within(rows[0] as HTMLElement).queryByRole('progressbar')).toBeNull();
  expect(within(rows[1] as HTMLElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  expect(rows[2]).toHaveTextContent('Seen to the end');
});
