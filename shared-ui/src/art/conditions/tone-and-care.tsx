import { blob, dot, filledTo, times, wave } from '../shapes';
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

const patches = [
  { x: 72, y: 88, r: 50 },
  { x: 146, y: 66, r: 38 },
  { x: 126, y: 158, r: 33 },
  { x: 30, y: 168, r: 24 },
];

/** Patches without pigment, with a clear border. */
export function Vitiligo({ paint, random }: DrawingProps) {
  return patches.map((patch) => {
    const d = blob({ ...patch, wobble: 0.13, corners: 8 }, random);
    return (
      <g key={patch.r}>
        <path d={d} fill="none" stroke={paint.pale} strokeOpacity=".5" strokeWidth="7" />
        <path d={d} fill="#FBF0E5" stroke={paint.deep} strokeOpacity=".25" />
      </g>
    );
  });
}

/** Rays fall on the skin; a swipe of sunscreen keeps its strip as it was. */
export function Sun({ paint }: DrawingProps) {
  return (
    <g fill="none">
      <g stroke={paint.mark} strokeOpacity=".55" strokeWidth="2">
        {times(6).map((ring) => (
          <circle key={ring} cx="100" cy="172" r={44 + ring * 25} strokeDasharray={ring % 2 ? '3 6' : '9 6'} />
        ))}
      </g>
      <circle cx="100" cy="172" r="30" fill="#DE9A33" />
      <path
        d="M-10 86C38 62 66 92 104 70S172 38 212 54V96C170 80 148 102 106 114S32 108 -10 130Z"
        fill="#FFF6EA"
        fillOpacity=".82"
      />
      <path d="M-6 102C40 82 66 106 106 88S170 58 208 74" stroke={paint.deep} strokeOpacity=".22" strokeWidth="2" />
    </g>
  );
}

const drops = [
  { x: 58, y: 46, size: 1 },
  { x: 108, y: 32, size: 1.3 },
  { x: 154, y: 56, size: 0.8 },
];

/** Drops on the skin, and a barrier that holds the water in. */
export function Moisture({ paint }: DrawingProps) {
  return (
    <g fill="none">
      {times(4).map((row) => (
        <path
          key={row}
          d={filledTo(wave(120 + row * 22, 200, 5, row * 1.2, 1.5), 200, 210)}
          fill={row % 2 ? paint.pale : paint.deep}
          fillOpacity={row % 2 ? 0.34 : 0.3}
        />
      ))}
      <path d={wave(118, 200, 5, 0, 1.5)} stroke="#8CC4BE" strokeWidth="5" strokeLinecap="round" />
      <path d={wave(126, 200, 5, 0, 1.5)} stroke="#FFF8EF" strokeOpacity=".8" strokeWidth="2" />
      {drops.map(({ x, y, size }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M0 0C12 16 18 24 18 34a18 18 0 0 1-36 0C-18 24-12 16 0 0Z" fill="#2F7F80" fillOpacity=".88" />
          <path d="M-9 34a9 9 0 0 0 8 10" stroke="#E4F2EE" strokeWidth="3" strokeLinecap="round" />
        </g>
      ))}
    </g>
  );
}
