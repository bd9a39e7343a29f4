import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/** How much a picture is enlarged, and how far it is moved, as a part of its stage. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

const whole: Zoom = { scale: 1, x: 0, y: 0 };
const most = 6;
const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** Nothing beside the picture comes into view. */
function bounded({ scale, x, y }: Zoom): Zoom {
  const room = (scale - 1) / 2;
  return { scale, x: within(x, room), y: within(y, room) };
}

const moves: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [0.1, 0],
  ArrowRight: [-0.1, 0],
  ArrowUp: [0, 0.1],
  ArrowDown: [0, -0.1],
};

/** Zoom and pan, by pointer and keys, for one picture or for several in step. */
export function useZoom() {
  const [zoom, setZoom] = useState(whole);
  const held = useRef<{ id: number; x: number; y: number } | null>(null);
  const scaleBy = (factor: number) =>
    setZoom(({ scale, x, y }) => bounded({ scale: Math.min(most, Math.max(1, scale * factor)), x, y }));
  const moveBy = (x: number, y: number) => setZoom((now) => bounded({ scale: now.scale, x: now.x + x, y: now.y + y }));
  const reset = () => setZoom(whole);

  const handlers = {
    onPointerDown: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      if (zoom.scale === 1) return;
      currentTarget.setPointerCapture?.(pointerId);
      held.current = { id: pointerId, x: clientX, y: clientY };
    },
    onPointerMove: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      const from = held.current;
      if (from?.id !== pointerId) return;
      held.current = { id: pointerId, x: clientX, y: clientY };
      const { width, height } = currentTarget.getBoundingClientRect();
      moveBy((clientX - from.x) / (width || 1), (clientY - from.y) / (height || 1));
    },
    onPointerUp: () => {
      held.current = null;
    },
    onPointerCancel: () => {
      held.current = null;
    },
    onDoubleClick: () => (zoom.scale > 1 ? reset() : scaleBy(2.5)),
    onKeyDown: (event: KeyboardEvent) => {
      const move = zoom.scale > 1 ? moves[event.key] : undefined;
      if (event.key === '+' || event.key === '=') scaleBy(1.4);
      else if (event.key === '-') scaleBy(1 / 1.4);
      else if (event.key === '0') reset();
      else if (move) moveBy(...move);
      else return;
      event.preventDefault();
    },
  };
  return { zoom, scaleBy, reset, handlers, isWhole: zoom.scale === 1, isMost: zoom.scale >= most };
}
