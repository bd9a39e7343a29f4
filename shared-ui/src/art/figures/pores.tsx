import { seeded } from '../random';
import { blob, dot, times } from '../shapes';
import type { Draw, Ink } from './ink';
import { cut, skinLines, Word } from './parts';

const top = 42;

/** A pore with its oil gland, cut through; wider where it is full. */
const pore = (x: number, wide: number) => (
  <>
    <path
      d={`M${x - 4} ${top}C${x - 3} ${top + 14} ${x - wide} ${top + 20} ${x - wide} ${top + 34}S${x + wide} ${top + 48} ${x + wide} ${top + 34} ${x + 3} ${top + 14} ${x + 4} ${top}Z`}
      fill="#FBEBD0"
      stroke="#B5796A"
      strokeWidth="1.2"
    />
    <path d={dot(x + wide + 3, top + 28, 4.5) + dot(x + wide + 5, top + 35, 3.6)} fill="#F0CF84" />
  </>
);

/** Four ages of one pore, from left to right. */
export const acneStages: Draw = (ink) => (
  <>
    {cut(ink, top)}
    {pore(36, 8)}
    <path d={`M31 ${top - 2}h10l-2 10h-6Z`} fill="#2B1A12" />
    {pore(92, 12)}
    <path d={`M80 ${top + 1}q12-13 24 0q-12 5-24 0Z`} fill="#FFF3E2" stroke={ink.edge} />
    <path d={dot(150, top + 20, 27)} fill={ink.tone < 3 ? ink.sore : '#8E2E3A'} fillOpacity=".45" />
    {pore(150, 14)}
    <path
      d={`M126 ${top + 1}C134 ${top - 10} 140 ${top - 19} 150 ${top - 19}S166 ${top - 10} 174 ${top + 1}Z`}
      fill={ink.sore}
      stroke={ink.edge}
    />
    <path d={`M141 ${top - 11}q9-12 18 0q-9 5-18 0Z`} fill="#FFF1C4" />
    <path d={dot(146, top + 30, 1.6) + dot(153, top + 26, 1.6) + dot(152, top + 35, 1.6)} fill={ink.sore} />
    {pore(208, 6)}
    <path d={`M192 ${top}h32v14q-16 6-32 0Z`} fill={ink.brown} fillOpacity=".85" />
    <Word x={36} y={109}>
      open plug
    </Word>
    <Word x={92} y={109}>
      closed plug
    </Word>
    <Word x={150} y={109}>
      pimple
    </Word>
    <Word x={208} y={109}>
      mark
    </Word>
  </>
);

const spots = [
  [58, 34, 9],
  [88, 72, 11],
  [112, 30, 7],
  [130, 58, 12],
  [158, 86, 9],
  [172, 38, 10],
  [60, 94, 6],
  [116, 98, 7],
  [190, 68, 6],
  [84, 18, 5],
] as const;

const pores = (ink: Ink) => {
  const random = seeded('pores');
  return (
    <path
      d={times(60)
        .map(() => dot(random() * 240, random() * 120, 0.7))
        .join('')}
      fill={ink.deep}
      fillOpacity=".4"
    />
  );
};

/** Flat marks of open vessels, each with fine branches in it. */
export const acneRedMarks: Draw = (ink) => (
  <>
    {skinLines(ink)}
    {pores(ink)}
    {spots.slice(0, 7).map(([x, y, r]) => (
      <g key={x}>
        <circle cx={x} cy={y} r={r * 1.3} fill={ink.red} fillOpacity=".3" />
        <circle cx={x} cy={y} r={r} fill={ink.red} fillOpacity=".75" />
        <path
          d={`M${x - r * 0.7} ${y + 1}q${r * 0.4}-4 ${r * 0.7}-1t${r * 0.6}-2M${x} ${y}l${r * 0.3} ${r * 0.5}`}
          fill="none"
          stroke={ink.sore}
          strokeWidth=".9"
        />
      </g>
    ))}
  </>
);

/** Flat marks of pigment: the deeper the skin, the more. */
export const acneBrownMarks: Draw = (ink) => {
  const random = seeded('brown marks');
  return (
    <>
      {skinLines(ink)}
      {pores(ink)}
      <g fill={ink.brown}>
        {spots.slice(0, 5 + ink.tone).map(([x, y, r]) => (
          <g key={y}>
            <path d={blob({ x: 240 - x, y, r: r * 1.25, wobble: 0.16 }, random)} fillOpacity=".3" />
            <path d={blob({ x: 240 - x, y, r: r * 0.9, wobble: 0.16 }, random)} fillOpacity=".7" />
          </g>
        ))}
      </g>
    </>
  );
};
