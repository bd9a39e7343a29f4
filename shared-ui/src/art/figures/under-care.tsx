import { seeded } from '../random';
import { blob, dot, type Point, times } from '../shapes';
import { type Draw, type Ink, still } from './ink';
import { between, skinLines, Word } from './parts';

/** The same patch three times: before, lightened, and darker over thin skin with its vessels. */
export const melasmaRebound: Draw = (ink) => {
  const patch = (x: number, r: number) =>
    blob({ x, y: 50, r, flat: 0.9, wobble: 0.18, corners: 11 }, seeded('rebound'));
  const vessels = (x: number) =>
    `M${x - 34} 24q14 2 20 14t14 10m-14-10q10 0 16-8m-30 52q10-12 22-10t24-14m-24 14q4 8 14 10`;
  return (
    <>
      <path d={patch(40, 26)} fill={ink.brown} fillOpacity=".5" />
      <path d={patch(120, 25)} fill={ink.brown} fillOpacity=".16" />
      <path d="M160-300H640V420H160Z" fill={ink.red} fillOpacity=".24" />
      <path d={patch(200, 31)} fill={ink.tone === 4 ? '#120704' : ink.brown} fillOpacity=".88" />
      <path d={vessels(200)} fill="none" stroke={ink.tone === 4 ? '#C583B4' : '#B3263A'} strokeWidth="1.3" />
      {between(80)}
      {between(160)}
      <Word x={40} y={110}>
        before
      </Word>
      <Word x={120} y={110}>
        with the cream
      </Word>
      <Word x={200} y={110}>
        after stopping
      </Word>
    </>
  );
};

const holes = times(9).flatMap((row) => times(11).map((at): Point => [66 + at * 11 + (row % 2) * 5.5, 12 + row * 12]));
const inLens = ([x, y]: Point) => Math.hypot(x - 120, y - 60) < 44;

/** Through the lens: a brown net, and clear rounds where hairs come out. */
export const melasmaNet: Draw = (ink) => {
  const clear = holes.filter(inLens);
  return (
    <>
      {skinLines(ink)}
      <path d="M158 98l46 46" stroke={still.teal} strokeWidth="16" strokeLinecap="round" />
      <circle cx="120" cy="60" r="52" fill={ink.pale} fillOpacity=".8" stroke={still.teal} strokeWidth="8" />
      <path
        d={holes
          .filter(([x, y]) => Math.hypot(x - 120, y - 60) < 46)
          .map(([x, y]) => dot(x, y, 5.4))
          .join('')}
        fill="none"
        stroke={ink.brown}
        strokeWidth="2.2"
      />
      <path
        d={clear
          .filter((_, at) => at % 5 === 2)
          .map(([x, y]) => dot(x, y, 5))
          .join('')}
        fill={still.milk}
      />
      <path
        d={clear
          .filter((_, at) => at % 5 === 2)
          .map(([x, y]) => `M${x} ${y}q3-7 9-8`)
          .join('')}
        fill="none"
        stroke={ink.hair}
        strokeWidth="1.4"
      />
    </>
  );
};

const lines = (ink: Ink) => (
  <path
    d={times(8)
      .map((row) => `M-200 ${-4 + row * 17}Q120 ${14 + row * 14} 440 ${-4 + row * 17}`)
      .join('')}
    fill="none"
    stroke={ink.edge}
    strokeOpacity=".45"
  />
);

/** Along the lines of the skin: the boat-shaped cut round a mole, its stitches, the thin scar. */
export const surgicalCut: Draw = (ink) => (
  <>
    {lines(ink)}
    <path
      d="M4 56Q42 36 82 58Q42 76 4 56Z"
      fill={ink.pale}
      fillOpacity=".5"
      stroke={still.teal}
      strokeWidth="1.6"
      strokeDasharray="4 2.6"
    />
    <path
      d={blob({ x: 42, y: 56, r: 6.5, flat: 0.7, wobble: 0.2 }, seeded('mole'))}
      fill={ink.tone === 4 ? '#120704' : '#4A2413'}
    />
    <path d="M96 58Q124 62 156 58" fill="none" stroke={ink.sore} strokeWidth="2" />
    <path
      d="M102 51l2 15m8-14l1 15m9-14l0 15m9-15l-1 15m10-16l-2 15m10-17l-2 15"
      stroke={ink.tone > 2 ? '#E3EAF4' : '#1C2E52'}
      strokeWidth="1.7"
      strokeLinecap="round"
    />
    <path
      d="M172 58Q202 61 234 55"
      fill="none"
      stroke={ink.tone > 2 ? ink.pale : ink.red}
      strokeWidth="1.6"
      strokeLinecap="round"
    />
    <path d="M82 58L92 38l7 4Z" fill="#F4F7F6" stroke={still.teal} strokeWidth=".8" />
    <path d="M95 40L116 0" stroke={still.teal} strokeWidth="5" strokeLinecap="round" />
    <Word x={42} y={108}>
      cut
    </Word>
    <Word x={120} y={108}>
      stitches
    </Word>
    <Word x={200} y={108}>
      scar
    </Word>
  </>
);
