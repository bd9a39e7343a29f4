import { render } from '@testing-library/react';
import { leaveCanvases, takeCanvas, useSpareCanvas } from './spare-canvas';

const sizeOf = ({ width, height }: HTMLCanvasElement) => [width, height];

/** A page of the reader, whose canvas is left with it. */
function Reader() {
  useSpareCanvas();
  return null;
}

test('[PDF-01] the canvas of a page that is left is the next one’s of its size; others give their memory back', () => {
  const [first, second] = [takeCanvas(30, 40), takeCanvas(30, 40)];
  const part = takeCanvas(30, 40);
  part.dataset.part = '';
  document.body.append(first, second, part);
  leaveCanvases([first, part, second]);
  expect([first, part, second].map(sizeOf)).toEqual([
    [0, 0],
    [0, 0],
    [30, 40],
  ]);
  expect(document.querySelector('canvas')).toBeNull();
  expect(takeCanvas(30, 40)).toBe(second);
  expect(takeCanvas(30, 40)).not.toBe(second);
});

test('[PDF-01] one of another size is not kept, and none once the reader is left', async () => {
  const small = takeCanvas(30, 40);
  leaveCanvases([small]);
  const large = takeCanvas(60, 80);
  expect([sizeOf(small), sizeOf(large)]).toEqual([
    [0, 0],
    [60, 80],
  ]);
  const reader = render(<Reader />);
  reader.unmount();
  // A page is left after what holds it.
  leaveCanvases([large]);
  await Promise.resolve();
  expect(sizeOf(large)).toEqual([0, 0]);
});
