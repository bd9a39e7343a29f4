import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../testing/render-part';
import { Gallery } from './gallery';

const picture = { _id: 'a', url: '/a?link=1', caption: 'Burrow', width: 900, height: 600, thumbnails: [] };
const name = 'Picture 1: Burrow';
const shown = () => screen.queryByRole('img', { name });

test('[DOC-06] a picture whose link has ended is asked for once, and then only by hand', async () => {
  const onExpired = jest.fn();
  const draw = (url: string) => <Gallery pictures={[{ ...picture, url }]} onExpired={onExpired} />;
  const { rerender } = renderPart(draw('/a?link=1'));
  fireEvent.error(shown() as HTMLElement);
  expect(onExpired).toHaveBeenCalledTimes(1);

  rerender(draw('/a?link=2'));
  fireEvent.error(shown() as HTMLElement);
  expect(screen.getByRole('alert')).toHaveTextContent(`${name} could not be loaded.`);
  rerender(draw('/a?link=2'));
  expect(onExpired).toHaveBeenCalledTimes(1);

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onExpired).toHaveBeenCalledTimes(2);
  fireEvent.error(shown() as HTMLElement);
  expect(onExpired).toHaveBeenCalledTimes(2);
  rerender(draw('/a?link=3'));
  fireEvent.load(shown() as HTMLElement);
  fireEvent.error(shown() as HTMLElement);
  expect(onExpired).toHaveBeenCalledTimes(3);
});

test('[DOC-06] two fingers that part enlarge it by as much, and one then moves it', () => {
  renderPart(<Gallery pictures={[picture]} onExpired={() => undefined} />);
  const stage = screen.getByRole('group', { name: /^Picture 1/ });
  jest.spyOn(stage, 'getBoundingClientRect').mockReturnValue({ width: 400, height: 300 } as DOMRect);
  // jsdom knows no event of a pointer that says where it is.
  const touch = (how: 'pointerdown' | 'pointermove' | 'pointerup', pointerId: number, clientX: number) =>
    fireEvent(stage, Object.assign(new MouseEvent(how, { bubbles: true, clientX, clientY: 150 }), { pointerId }));
  const style = (name: string) => shown()?.style.getPropertyValue(name);
  touch('pointermove', 1, 90);
  touch('pointerdown', 1, 150);
  touch('pointermove', 1, 160);
  expect([style('--scale'), style('--x')]).toEqual(['1', '0cqw']);
  touch('pointerdown', 2, 260);
  touch('pointermove', 2, 360);
  expect(style('--scale')).toBe('2');
  touch('pointerup', 2, 360);
  const before = Number.parseFloat(style('--x') ?? '');
  touch('pointermove', 1, 120);
  expect(Number.parseFloat(style('--x') ?? '')).toBeCloseTo(before - 10);
});

test('[DOC-06] keys enlarge it, move it each in its own direction, and bring it back', () => {
  renderPart(<Gallery pictures={[picture]} onExpired={() => undefined} />);
  const stage = screen.getByRole('group', { name: /^Picture 1/ });
  const style = () => ['--scale', '--x', '--y'].map((name) => shown()?.style.getPropertyValue(name));
  for (const key of ['+', 'ArrowDown']) fireEvent.keyDown(stage, { key });
  expect(style()).toEqual(['1.4', '0cqw', '-10cqh']);
  for (const key of ['ArrowUp', 'ArrowRight']) fireEvent.keyDown(stage, { key });
  expect(style()).toEqual(['1.4', '-10cqw', '0cqh']);
  fireEvent.keyDown(stage, { key: '0' });
  expect(style()).toEqual(['1', '0cqw', '0cqh']);
});

test('[DOC-06] where one picture is lost the others are shown', () => {
  const other = { ...picture, _id: 'b', url: '/b', caption: 'Web' };
  renderPart(<Gallery pictures={[picture, other]} onExpired={() => undefined} />);
  fireEvent.error(shown() as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: 'Picture 2: Web' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('img', { name: 'Picture 2: Web' })).toBeVisible();
});
