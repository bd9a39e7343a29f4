import { blob, dot, times } from '../shapes';
import type { DrawingProps } from './tone';

/** Brown patches with freckled edges, and the sun that darkens them. */
export function Melasma({ paint, random }: DrawingProps) {
  const freckles = times(70).map(() => {
    const angle = random() * Math.PI * 2;
    const away = Math.sqrt(random());
    return dot(98 + Math.cos(angle) * away * 78, 112 + Math.sin(angle) * away * 50, 0.9 + random() * 1.9);
  });
  return (
    <>
      <circle cx="176" cy="24" r="36" fill="#F3CF95" fillOpacity=".85" />
      <g fill={paint.deep}>
        <path d={blob({ x: 62, y: 92, r: 48, flat: 0.72, wobble: 0.12 }, random)} fillOpacity=".26" />
        <path d={blob({ x: 122, y: 122, r: 56, flat: 0.58, wobble: 0.12 }, random)} fillOpacity=".3" />
        <path d={blob({ x: 94, y: 112, r: 34, flat: 0.7, wobble: 0.14 }, random)} fillOpacity=".3" />
        <path d={freckles.join('')} fillOpacity=".72" />
      </g>
    </>
  );
}
