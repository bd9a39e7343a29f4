import { useId } from 'react';

/** A wave from edge to edge, as an area that reaches down to the lower edge. */
const area = (y: number, height: number) => `M-20 ${y}q40 ${-height} 80 0t80 0 80 0 80 0 80 0 80 0 80 0V440H-20Z`;

/** Skin from light to deep, each with a hair of its own: straight, wavy, curly, coiled. */
const people = [
  { top: 'var(--skin-1)', deep: 'var(--skin-2)', hair: 'M0 0C0-60 2-130 26-176' },
  { top: 'var(--skin-2)', deep: 'var(--skin-3)', hair: 'M0 0C0-50-4-80 6-106S30-138 18-168' },
  { top: 'var(--skin-4)', deep: 'var(--skin-5)', hair: 'M0 0C0-60 0-72 8-88S-8-110 6-124 26-138 12-158' },
  {
    top: 'var(--skin-5)',
    deep: 'var(--skin-6)',
    hair: 'M0 0V-70c0-14 18-12 16 0s-18 10-16-6 20-20 22-8-16 12-16-6 14-22 22-14',
  },
  {
    top: 'var(--skin-6)',
    deep: 'var(--skin-7)',
    hair: 'M0 0V-70c0-12 14-12 14-2s-14 8-13-6 15-16 16-6-14 8-13-7 14-15 16-6-12 8-12-6',
  },
];
const width = 104;

/** Five people’s skin side by side: the upper layer differs, all below it is alike. */
export function LayersDrawing() {
  const id = useId();
  return (
    <svg viewBox="0 0 520 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="520" height="420" fill="var(--art-sky)" />
      <circle cx="352" cy="92" r="44" fill="var(--art-sun)" opacity=".86" />
      <path d="M0 96q130-26 260 0t260 0M0 122q130-26 260 0t260 0" fill="none" stroke="var(--art-line)" opacity=".5" />
      {people.map(({ top, deep }, index) => (
        <g key={top}>
          <clipPath id={`${id}${index}`}>
            <rect x={index * width} width={width + 1} height="420" />
          </clipPath>
          <g clipPath={`url(#${id}${index})`}>
            <path d={area(196, 22)} fill={top} />
            <path d={area(226, 20)} fill={deep} />
          </g>
        </g>
      ))}
      <path d={area(262, 24)} fill="var(--skin-3)" />
      <path d={area(262, 24)} fill="var(--art-vessel)" opacity=".22" />
      <path
        d="M40 330q10-46 24 0M144 336q10-46 24 0M248 328q10-46 24 0M352 336q10-46 24 0M456 330q10-46 24 0"
        fill="none"
        stroke="var(--art-vessel)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d={area(348, 16)} fill="var(--skin-2)" />
      <g fill="var(--skin-1)" stroke="var(--skin-3)" strokeOpacity=".6">
        {[18, 66, 112, 160, 210, 258, 304, 352, 402, 450, 498].map((x, index) => (
          <circle key={x} cx={x} cy={388 + (index % 2) * 10} r={22 - (index % 3) * 3} />
        ))}
      </g>
      {people.map(({ hair, top }, index) => (
        <g key={top} transform={`translate(${index * width + 50} 318)`}>
          <path d="M-7 2C-8-40-6-80-8-118H8C6-80 8-40 7 2Z" fill="var(--skin-7)" opacity=".22" />
          <path d={hair} fill="none" stroke="var(--art-hair)" strokeWidth="4.4" strokeLinecap="round" />
          <circle r="9" fill="var(--art-bulb)" />
          <circle cx="-3" cy="-3" r="2.4" fill="var(--skin-1)" opacity=".7" />
        </g>
      ))}
    </svg>
  );
}
