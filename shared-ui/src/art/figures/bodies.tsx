import { seeded } from '../random';
import { blob, dot, type Point, times } from '../shapes';
import { type Draw, still } from './ink';
import { backdrop, limbs } from './parts';

const bumps: readonly Point[] = [
  [124, 45],
  [129, 42],
  [126, 50],
  [132, 63],
  [127, 59],
  [129, 68],
  [135, 60],
  [122, 80],
  [127, 83],
  [124, 76],
  [86, 98],
  [92, 94],
  [141, 39],
  [145, 70],
  [30, 46],
  [38, 52],
  [26, 56],
  [34, 62],
  [42, 44],
  [24, 68],
  [40, 70],
  [46, 60],
  [32, 76],
];

/** A hand and its wrist: bumps and grey tunnels in the webs of the fingers, scratches at the wrist. */
export const scabies: Draw = (ink) => (
  <>
    {backdrop}
    {limbs(ink, [
      ['M-300 60H70', 46],
      ['M72 60L100 60', 64],
      ['M112 37L182 14', 16],
      ['M118 52L204 43', 17],
      ['M118 69L200 76', 17],
      ['M112 84L178 104', 15],
      ['M66 78Q84 102 112 116', 17],
    ])}
    <g fill="none" stroke={ink.edge} strokeOpacity=".6">
      <path d="M142 21q5 5 4 10M158 40q3 6 2 12M158 66q3 6 1 12M142 90q1 6-3 9M56 40q5 20 0 40" />
      <path
        d="M172 10l10-1q3 4-1 8l-9 1M194 39l10 0q2 4-1 8l-9 1M190 71l10 2q2 5-2 8l-9-2M168 97l9 4q1 5-3 8l-8-5"
        fill={still.nail}
      />
    </g>
    <g fill="none" stroke={ink.tone > 2 ? '#CDBBB0' : '#6E6460'} strokeWidth="1.3" strokeLinecap="round">
      <path d="M134 46q3-3 5 0t5-1M138 61q3 3 5 0t6 0M130 79q3 2 5-1t5 1M50 52q3 3 5 0t6 0" />
    </g>
    <path
      d={bumps.map(([x, y]) => dot(x, y, 2)).join('')}
      fill={ink.sore}
      stroke={ink.edge}
      strokeOpacity=".5"
      strokeWidth=".5"
    />
    <path
      d="M20 52l22-8m-22 14l24-9m-20 15l22-8m-30 20l20-8M8 60l12-5"
      stroke={ink.sore}
      strokeWidth="1"
      strokeLinecap="round"
    />
  </>
);

/** The inside of a bent elbow: rough skin with thick lines along the crease. */
export const eczemaElbow: Draw = (ink, id) => {
  const random = seeded('bend');
  const rough = times(70).map(() => {
    const [turn, away] = [random() * 6.3, Math.sqrt(random())];
    return dot(120 + Math.cos(turn) * away * 44, 64 + Math.sin(turn) * away * 27, 0.8);
  });
  return (
    <>
      <radialGradient id={id}>
        <stop offset=".5" stopColor={ink.tone < 3 ? ink.sore : ink.brown} stopOpacity={ink.tone < 3 ? 0.66 : 0.72} />
        <stop offset="1" stopColor={ink.tone < 3 ? ink.sore : ink.brown} stopOpacity="0" />
      </radialGradient>
      {backdrop}
      {limbs(ink, [
        ['M-200-52L120 72', 66],
        ['M120 72L440-40', 62],
      ])}
      <ellipse cx="120" cy="70" rx="56" ry="29" fill={`url(#${id})`} />
      <path d={rough.join('')} fill={still.silver} fillOpacity=".6" />
      <g fill="none" stroke={ink.brown} strokeLinecap="round">
        <path d="M92 38q18 22 60 2" strokeWidth="2.6" />
        <path d="M84 46q26 24 74 2M80 56q32 24 84 0M84 67q30 20 76-2M92 78q24 14 60-3" strokeWidth="1.7" />
        <path d="M100 46l-8 34m20-32l-5 38m17-38l-1 40m15-42l3 38m11-42l6 34" strokeWidth="1" strokeOpacity=".75" />
      </g>
    </>
  );
};

/** Neck, shoulders and chest with many small spots, some pale, some brown, with fine powder. */
export const pityriasisVersicolor: Draw = (ink) => {
  const random = seeded('versicolor');
  const spots = times(46).map((at) => {
    const [turn, away] = [at * 2.4, Math.sqrt((at + 0.5) / 46)];
    const [x, y] = [120 + Math.cos(turn) * away * 74, 70 + Math.sin(turn) * away * 44];
    return { x, y, d: blob({ x, y, r: 2.4 + random() * 3.4, flat: 0.8, corners: 5 }, random), pale: at % 5 > 1 };
  });
  const these = (pale: boolean) => spots.flatMap((spot) => (spot.pale === pale ? [spot.d] : [])).join('');
  return (
    <>
      {backdrop}
      <path
        d="M98-30V8Q96 20 78 24L34 32Q14 36 8 60L-8 190H248L232 60Q226 36 206 32L162 24Q144 20 142 8V-30Z"
        fill={ink.tone === 4 ? ink.from : ink.to}
        stroke={ink.edge}
      />
      <path
        d="M42 150Q48 96 36 70M198 150Q192 96 204 70M112 30Q84 28 56 36M128 30Q156 28 184 36M112 30q8 10 16 0M120 56V110M58 112Q90 124 116 108M182 112Q150 124 124 108"
        fill="none"
        stroke={ink.edge}
        strokeOpacity=".7"
        strokeLinecap="round"
      />
      <path d={these(true)} fill={ink.tone ? ink.pale : '#FFF8F1'} fillOpacity=".92" />
      <path d={these(false)} fill={ink.brown} fillOpacity=".62" />
      <path
        d={spots.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h1.6m-3 1.6h1.4`).join('')}
        stroke="#FFF"
        strokeWidth=".6"
        strokeOpacity=".8"
      />
    </>
  );
};

/** Both inner thighs: a half-ring with an active rim, and a fold that is left free. */
export const jockItch: Draw = (ink) => {
  const random = seeded('groin');
  const ring = 'M97 50C66 46 46 66 62 92C72 106 92 104 104 92';
  const half = (
    <>
      <path d={`${ring}Q94 66 97 50Z`} fill={ink.brown} fillOpacity=".32" />
      <path d={ring} fill="none" stroke={ink.sore} strokeWidth="6" strokeLinecap="round" />
      <path d={ring} fill="none" stroke={still.silver} strokeWidth="1.6" strokeDasharray="2 3" />
      <path
        d={times(7)
          .map(() => dot(46 + random() * 10, 54 + random() * 46, 1.4))
          .join('')}
        fill={ink.sore}
      />
    </>
  );
  return (
    <>
      {backdrop}
      <path
        d="M40-60Q32-10 22 20Q6 70 14 190H112L120 60L128 190H226Q234 70 218 20Q208-10 200-60Z"
        fill={ink.tone === 4 ? ink.from : ink.to}
        stroke={ink.edge}
      />
      <path d="M28 0H212L134 58Q120 68 106 58Z" fill={still.water} />
      <path d="M24 2L106 60M216 2L134 60M120 70V150" fill="none" stroke={ink.edge} strokeWidth="1.6" />
      <path d="M28 0H212" stroke={still.teal} strokeWidth="6" />
      {half}
      <g transform="matrix(-1 0 0 1 240 0)">{half}</g>
    </>
  );
};
