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

interface Point {
  x: number;
  y: number;
}
const apart = (one: Point, other: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));

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
  const held = useRef(new Map<number, Point>());
  const scaleBy = (factor: number) =>
    setZoom(({ scale, x, y }) => bounded({ scale: Math.min(most, Math.max(1, scale * factor)), x, y }));
  const moveBy = (x: number, y: number) => setZoom((now) => bounded({ scale: now.scale, x: now.x + x, y: now.y + y }));
  const reset = () => setZoom(whole);

  const letGo = ({ pointerId }: PointerEvent) => void held.current.delete(pointerId);

  const handlers = {
    onPointerDown: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      held.current.set(pointerId, { x: clientX, y: clientY });
      if (zoom.scale > 1 || held.current.size > 1) currentTarget.setPointerCapture?.(pointerId);
    },
    onPointerMove: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      const from = held.current.get(pointerId);
      if (!from) return;
      const to = { x: clientX, y: clientY };
      const others = [...held.current].filter(([id]) => id !== pointerId);
      held.current.set(pointerId, to);
      const [other] = others;
      // Two fingers: as far as they part, so much larger it is.
      if (other) scaleBy(apart(to, other[1]) / apart(from, other[1]));
      const { width, height } = currentTarget.getBoundingClientRect();
      // Each of two fingers moves it by half of its way.
      const share = others.length + 1;
      moveBy((clientX - from.x) / (width || 1) / share, (clientY - from.y) / (height || 1) / share);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onPointerLeave: letGo,
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
