import { seeded } from '../random';
import { blob, dot, type Point, times } from '../shapes';
import { type Draw, still } from './ink';
import { between, skinLines, stubble, touch, Word } from './parts';

/** Places evenly strewn over a round of the radius. */
const strewn = (x: number, y: number, r: number, count: number): Point[] =>
  times(count).map((at) => {
    const [turn, away] = [at * 2.4, r * Math.sqrt((at + 0.5) / count)];
    return [Math.round(x + Math.cos(turn) * away), Math.round(y + Math.sin(turn) * away)];
  });

/** One patch, alike from the middle to its soft edge: dry, cracked, weeping. */
export const eczemaPatch: Draw = (ink, id) => {
  const random = seeded('coin');
  const cracks = strewn(120, 60, 40, 34).map(([x, y]) => `M${x - 4} ${y}l3-3 2 4 4-2`);
  return (
    <>
      <radialGradient id={id}>
        <stop offset=".62" stopColor={ink.sore} stopOpacity=".78" />
        <stop offset="1" stopColor={ink.sore} stopOpacity="0" />
      </radialGradient>
      {skinLines(ink)}
      <ellipse cx="120" cy="60" rx="66" ry="56" fill={`url(#${id})`} />
      <path d={cracks.join('')} fill="none" stroke={ink.tone < 4 ? ink.brown : '#3A1730'} strokeWidth="1.1" />
      <path
        d={strewn(120, 60, 46, 22)
          .map(([x, y]) => blob({ x, y: y + 4, r: 2.6, corners: 5, flat: 0.6 }, random))
          .join('')}
        fill={still.silver}
        fillOpacity=".75"
      />
      <path
        d={strewn(118, 62, 34, 9)
          .map(([x, y]) => dot(x + 5, y - 4, 2.1))
          .join('')}
        fill="#FFE7A8"
        stroke="#B98A2E"
        strokeWidth=".5"
      />
    </>
  );
};

const plaques = [
  { x: 92, y: 62, r: 40 },
  { x: 168, y: 36, r: 20 },
  { x: 172, y: 92, r: 15 },
  { x: 36, y: 24, r: 11 },
];

/** Raised plaques with a sharp edge; the scale is silver on every tone. */
export const psoriasisPlaque: Draw = (ink) => (
  <>
    {skinLines(ink)}
    {plaques.map(({ x, y, r }) => {
      const edge = (by: number) =>
        blob({ x, y: y + (by > 1 ? 2 : 0), r: r * by, wobble: 0.1, corners: 11 }, seeded(`p${r}`));
      const random = seeded(`s${r}`);
      return (
        <g key={r}>
          <path d={edge(1.07)} fill={ink.deep} fillOpacity=".5" />
          <path d={edge(1)} fill={ink.plaque} />
          <path
            d={strewn(x, y, r * 0.8, Math.round(r * 0.55))
              .map(([at, down]) =>
                blob({ x: at, y: down, r: 2.4 + random() * r * 0.09, corners: 5, flat: 0.7 }, random),
              )
              .join('')}
            fill={still.silver}
            fillOpacity=".88"
            stroke={ink.plaque}
            strokeWidth=".6"
          />
        </g>
      );
    })}
  </>
);

/** Left: paler, few hairs, touch is not felt. Right: milk white, hairs, touch is felt. */
export const leprosyOrVitiligo: Draw = (ink) => {
  const hairs = (x: number) => strewn(x, 54, 62, 44).filter(([at, y]) => Math.abs(at - x) < 56 && y > 4 && y < 96);
  const outside = hairs(60).filter(([x, y]) => Math.hypot(x - 60, y - 52) > 38);
  return (
    <>
      <path
        d={blob({ x: 60, y: 52, r: 36, wobble: 0.1 }, seeded('numb'))}
        fill={ink.tone ? ink.pale : ink.red}
        fillOpacity={ink.tone ? 0.72 : 0.3}
        stroke={ink.red}
        strokeOpacity=".5"
        strokeWidth="2.4"
      />
      <path d={stubble([...outside, [44, 70], [76, 36]])} fill="none" stroke={ink.hair} strokeWidth=".9" />
      {touch(60, 52, false)}
      <path
        d={blob({ x: 180, y: 52, r: 36, wobble: 0.14 }, seeded('milk'))}
        fill={still.milk}
        stroke={ink.deep}
        strokeWidth="1"
      />
      <path d={stubble(hairs(180))} fill="none" stroke={ink.hair} strokeWidth=".9" />
      {touch(180, 52, true)}
      {between(120)}
      <Word x={60} y={112}>
        leprosy: not felt
      </Word>
      <Word x={180} y={112}>
        vitiligo: felt
      </Word>
    </>
  );
};

/** A white patch; colour spreads from each hair in it as a dot, and dots join. */
export const repigmentation: Draw = (ink) => {
  const random = seeded('again');
  const pores = strewn(120, 62, 46, 26).map(([x, y]): Point => [120 + (x - 120) * 1.5, y]);
  return (
    <>
      {skinLines(ink)}
      <path
        d={blob({ x: 120, y: 62, r: 76, flat: 0.66, wobble: 0.08 }, seeded('white'))}
        fill={still.milk}
        stroke={ink.deep}
        strokeOpacity=".6"
      />
      <g fill={ink.tone ? ink.to : ink.line}>
        <path
          d={pores.map(([x, y]) => blob({ x, y, r: 3.4 + random() * 4.4, wobble: 0.16 }, random)).join('')}
          fillOpacity=".9"
        />
        <path
          d={blob({ x: 74, y: 80, r: 13, flat: 0.7 }, random) + blob({ x: 168, y: 42, r: 12, flat: 0.7 }, random)}
        />
      </g>
      <path d={stubble(pores)} fill="none" stroke={ink.hair} strokeWidth="1.1" />
      <path d={pores.map(([x, y]) => dot(x, y, 1.3)).join('')} fill={ink.brown} />
    </>
  );
};
