import { fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part';
import { clock } from './media-controls';
import { commandFor } from './media-keys';
import { MediaPlayer, type Progress } from './media-player';

test.each([
  [0, '0:00'],
  [Number.NaN, '0:00'],
  [245.9, '4:05'],
  [3729, '1:02:09'],
])('[DOC-02] %s seconds are shown as %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});

test('[UX-02] keys that a control needs stay its own', () => {
  const [button, slider, list] = ['button', 'input', 'select'].map((name) => document.createElement(name));
  expect(commandFor(' ', button as HTMLElement)).toBeUndefined();
  expect(commandFor('ArrowLeft', button as HTMLElement)).toBeDefined();
  expect(commandFor('ArrowLeft', slider as HTMLElement)).toBeUndefined();
  expect(commandFor('K', slider as HTMLElement)).toBeDefined();
  expect(commandFor('k', list as HTMLElement)).toBeUndefined();
});

/** jsdom plays nothing: its element is told how long it is and where it stands, as a browser would. */
function play(media: HTMLMediaElement, duration: number) {
  Object.defineProperty(media, 'duration', { value: duration, configurable: true });
  fireEvent.durationChange(media);
  fireEvent.loadedMetadata(media);
}

function player(startAt: number) {
  const told: Progress[] = [];
  const view = renderPart(
    <MediaPlayer kind="audio" src="/a.mp3" title="Leprosy" startAt={startAt} onProgress={(at) => told.push(at)} />,
  );
  const media = view.container.querySelector('audio') as HTMLMediaElement;
  return { told, media, ...view };
}

test('[DOC-02] a recording goes on where it was left, and tells its place every five seconds and on leaving', () => {
  const { told, media, unmount } = player(40);
  play(media, 600);
  expect(media.currentTime).toBe(40);
  expect(told).toEqual([]);
  media.currentTime = 43;
  fireEvent.timeUpdate(media);
  expect(told).toEqual([]);
  media.currentTime = 45;
  fireEvent.timeUpdate(media);
  media.currentTime = 47;
  unmount();
  expect(told.map(({ seconds }) => seconds)).toEqual([45, 47]);
});

test('[DOC-02] who was at the end begins again', () => {
  const { media } = player(598);
  play(media, 600);
  expect(media.currentTime).toBe(0);
});

test('[UX-02] the position is a slider with its time in words', () => {
  const { media } = player(0);
  play(media, 600);
  const position = screen.getByRole('slider', { name: 'Position' });
  fireEvent.change(position, { target: { value: '90' } });
  fireEvent.timeUpdate(media);
  expect(media.currentTime).toBe(90);
  expect(position).toHaveAttribute('aria-valuetext', '1:30 of 10:00');
});

test('[DOC-02] [UX-02] what could not be had is asked for again, and then plays', async () => {
  const { user, media } = player(0);
  const asked = jest.spyOn(media, 'load').mockReturnValue(undefined);
  const played = jest.spyOn(media, 'play').mockResolvedValue(undefined);
  Object.defineProperty(media, 'error', { value: { code: 4 }, configurable: true });
  fireEvent.error(media);
  expect(screen.getByRole('alert')).toHaveTextContent('Leprosy could not be played');
  expect(screen.queryByRole('button', { name: 'Play' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked).toHaveBeenCalledTimes(1);
  Object.defineProperty(media, 'error', { value: null });
  play(media, 600);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(played).toHaveBeenCalledTimes(1);
});
