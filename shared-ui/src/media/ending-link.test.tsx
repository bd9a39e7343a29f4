import { act, fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part';
import { type CaptionTrack, MediaPlayer } from './media-player';

const now = Date.parse('2026-06-01T06:00:00Z');
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const value = (media: HTMLMediaElement, fields: object) => {
  for (const [name, given] of Object.entries(fields))
    Object.defineProperty(media, name, { value: given, configurable: true, writable: true });
};
const ranges = (...parts: [number, number][]) => ({
  length: parts.length,
  start: (at: number) => parts[at]?.[0] ?? 0,
  end: (at: number) => parts[at]?.[1] ?? 0,
});

let played: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers({ now });
  played = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue(undefined);
});
afterEach(() => jest.useRealTimers());

/** A film of ten minutes that plays at a second, with a link for 300 s; jsdom plays nothing, so it is told so. */
function playing(second: number, { buffered = ranges([0, second + 20]) } = {}) {
  const renewed: string[] = [];
  const told: number[] = [];
  let isAway = false;
  const renew = async () => {
    if (isAway) throw new Error('away');
    renewed.push(`/film?${renewed.length + 1}`);
    return { url: renewed.at(-1) ?? '', expiresAt: inSeconds(300) };
  };
  const view = renderPart(
    <MediaPlayer
      kind="video"
      src="/film?0"
      title="Leprosy"
      link={{ expiresAt: inSeconds(300), renew }}
      onProgress={({ seconds }) => told.push(seconds)}
    />,
  );
  const media = view.container.querySelector('video') as HTMLVideoElement;
  value(media, { duration: 600, buffered, paused: false, readyState: 4 });
  fireEvent.loadedMetadata(media);
  fireEvent.play(media);
  media.currentTime = second;
  media.playbackRate = 1.5;
  fireEvent.timeUpdate(media);
  told.length = 0;
  played.mockClear();
  const away = (is: boolean) => {
    isAway = is;
  };
  /** What a browser does with a new address: it begins, stands still and at a usual pace. */
  const loadAnew = () => {
    value(media, { error: null, paused: false });
    media.currentTime = 0;
    media.playbackRate = 1;
    fireEvent.timeUpdate(media);
    fireEvent.loadedMetadata(media);
  };
  const breakOff = () => {
    // As Chromium does it: paused before it says why.
    value(media, { error: { code: 2 }, paused: true });
    return act(async () => {
      fireEvent.error(media);
      fireEvent.pause(media);
    });
  };
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  return { media, renewed, told, loadAnew, breakOff, pass, away };
}

test('[DOC-02] [SEC-31] a link is renewed before it ends, and the film goes on at its second, at its pace, without a word', async () => {
  const { media, renewed, told, loadAnew, pass } = playing(95);
  await pass(269);
  expect(renewed).toEqual([]);
  await pass(1);
  expect(renewed).toHaveLength(1);
  expect(media).toHaveAttribute('src', '/film?1');
  loadAnew();
  expect([media.currentTime, media.playbackRate]).toEqual([95, 1.5]);
  expect(played).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
  // The beginning, at which it stood meanwhile, is no place of its reader's.
  expect(told).toEqual([]);
  await pass(270);
  expect(renewed).toHaveLength(2);
});

test('[DOC-02] a film that is here whole needs no other link, and one that rests gets one when it goes on', async () => {
  const whole = playing(95, { buffered: ranges([0, 600]) });
  await whole.pass(290);
  expect(whole.renewed).toEqual([]);
  const resting = playing(95);
  value(resting.media, { paused: true });
  fireEvent.pause(resting.media);
  await resting.pass(290);
  expect(resting.renewed).toEqual([]);
  value(resting.media, { paused: false });
  await act(async () => void fireEvent.play(resting.media));
  expect(resting.renewed).toHaveLength(1);
});

test('[DOC-02] [SEC-31] a link that has ended all the same is renewed once; where that is of no use it is said', async () => {
  const { media, renewed, loadAnew, breakOff } = playing(120);
  await breakOff();
  expect([renewed.length, screen.queryByRole('alert')]).toEqual([1, null]);
  loadAnew();
  expect([media.currentTime, played.mock.calls.length]).toEqual([120, 1]);
  await breakOff();
  expect(renewed).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Leprosy could not be played');
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(renewed).toHaveLength(2);
  loadAnew();
  expect([media.currentTime, screen.queryByRole('alert')]).toEqual([120, null]);
});

test('[DOC-02] [UX-02] where the line is lost it is said once, and the film goes on when it is back', async () => {
  const { media, renewed, loadAnew, breakOff, away } = playing(120);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  away(true);
  await act(async () => void fireEvent(window, new Event('offline')));
  // It plays on with what it has.
  expect(screen.queryByText('The connection is lost')).toBeNull();
  value(media, { readyState: 2 });
  fireEvent.waiting(media);
  expect(screen.getAllByText('The connection is lost')).toHaveLength(1);
  await breakOff();
  expect(screen.getAllByText('The connection is lost')).toHaveLength(1);
  expect(screen.queryByText('Leprosy could not be played')).toBeNull();
  away(false);
  online.mockReturnValue(true);
  await act(async () => void fireEvent(window, new Event('online')));
  expect(renewed).toHaveLength(1);
  value(media, { readyState: 4 });
  loadAnew();
  expect([media.currentTime, played.mock.calls.length]).toEqual([120, 1]);
  expect(screen.queryByText('The connection is lost')).toBeNull();
});

test('[DOC-02] [SEC-33] captions that come as cues are words to the browser, and the language is chosen', () => {
  class Cue {
    constructor(
      readonly from: number,
      readonly to: number,
      readonly text: string,
    ) {}
  }
  Object.assign(globalThis, { VTTCue: Cue });
  const tracks: { language: string; mode: string; cues: Cue[] }[] = [];
  value(HTMLMediaElement.prototype as HTMLMediaElement, {
    textTracks: tracks,
    addTextTrack: (_kind: string, _label: string, language: string) => {
      const cues: Cue[] = [];
      const track = { language, mode: 'hidden', cues, addCue: (cue: Cue) => cues.push(cue) };
      tracks.push(track);
      return track;
    },
  });
  const captions: CaptionTrack[] = [
    { language: 'en', label: 'English', cues: [{ from: 1, to: 2, text: '<b>a & b</b>' }] },
    { language: 'hi', label: 'हिन्दी', cues: [{ from: 1, to: 2, text: 'क' }] },
  ];
  renderPart(<MediaPlayer kind="video" src="/film" title="Leprosy" captions={captions} />);
  expect(tracks.map(({ cues }) => cues[0]?.text)).toEqual(['&lt;b&gt;a &amp; b&lt;/b&gt;', 'क']);
  const modes = () => tracks.map(({ mode }) => mode);
  expect(modes()).toEqual(['disabled', 'disabled']);
  fireEvent.click(screen.getByRole('button', { name: 'Captions' }));
  expect(modes()).toEqual(['showing', 'disabled']);
  fireEvent.change(screen.getByRole('combobox', { name: 'Language of captions' }), { target: { value: 'hi' } });
  expect(modes()).toEqual(['disabled', 'showing']);
  fireEvent.click(screen.getByRole('button', { name: 'Captions' }));
  expect(modes()).toEqual(['disabled', 'disabled']);
});
