import { seeded } from '../random';
import { blob, dot, times } from '../shapes';
import { type Draw, type Ink, still } from './ink';
import { backdrop, Lead, limbs, Word } from './parts';

const plate = 'M76 34Q140 22 184 34Q204 40 204 60T184 86Q140 98 76 86Q64 60 76 34Z';

/** One finger from its base at the left to its tip, the nail seen from above. */
const finger = (ink: Ink, colour: string = still.nail) => (
  <>
    {backdrop}
    {limbs(ink, [['M-300 60H152', 92]])}
    <path d={plate} fill={colour} stroke={ink.edge} strokeWidth="1.4" />
  </>
);

/** The fold at the base of the nail, calm. */
const fold = (ink: Ink) => (
  <path d="M78 30Q64 60 78 90" fill="none" stroke={ink.edge} strokeWidth="4" strokeLinecap="round" strokeOpacity=".8" />
);

/** From base to tip: matrix, half-moon, plate, free edge. */
export const nailParts: Draw = (ink) => (
  <>
    {finger(ink)}
    <path d="M76 34Q64 60 76 86L46 80Q38 60 46 40Z" fill="#D98A80" stroke={ink.edge} strokeDasharray="3 2.4" />
    <path d="M77 40Q96 46 96 60T77 80Q70 60 77 40Z" fill="#FFFAF5" />
    <path d="M184 34Q204 40 204 60T184 86Q193 60 184 34Z" fill="#FFFDF6" stroke={ink.edge} strokeWidth=".8" />
    {fold(ink)}
    <Lead d="M54 60L38 12M86 60L96 14M140 60L152 14M196 60L214 14" />
    <Word x={34} y={12}>
      matrix
    </Word>
    <Word x={94} y={12}>
      half-moon
    </Word>
    <Word x={152} y={12}>
      plate
    </Word>
    <Word x={208} y={12}>
      free edge
    </Word>
  </>
);

/** Yellow and crumbling from the free edge, in streaks towards the root; the fold is calm. */
export const nailFungus: Draw = (ink) => (
  <>
    {finger(ink)}
    <path d="M77 42Q92 48 92 60T77 78Q70 60 77 42Z" fill="#FFFAF5" />
    <path
      d="M184 34Q204 40 204 60T184 86Q170 90 158 91L148 82L120 78L150 70L106 62L152 54L128 44L160 30Q174 31 184 34Z"
      fill="#E0B457"
    />
    <path d="M188 36Q204 42 204 60T188 84l-7-8 5-8-8-8 7-8-6-8Z" fill="#A9792F" />
    <path
      d="M132 61h40M142 76h30M146 47h30M160 68h18M156 54h20"
      stroke="#8E6427"
      strokeWidth="1.3"
      strokeLinecap="round"
    />
    <path d={dot(208, 48, 1.6) + dot(211, 58, 1.2) + dot(207, 70, 1.8) + dot(214, 66, 1)} fill="#A9792F" />
    {fold(ink)}
  </>
);

const pits = (x: number, y: number, seed: string) => {
  const random = seeded(seed);
  return times(15)
    .map(() => dot(x - 11 + random() * 22, y + random() * 32, 1.15))
    .join('');
};
const fingers = [
  { x: 62, y: 26 },
  { x: 120, y: 12 },
  { x: 178, y: 22 },
];

/** Three fingernails with pits and orange-brown spots; one lifts at its tip. */
export const nailPits: Draw = (ink) => (
  <>
    {backdrop}
    {limbs(
      ink,
      fingers.map(({ x, y }) => [`M${x} ${y + 18}V300`, 46] as const),
    )}
    {fingers.map(({ x, y }, at) => (
      <g key={x}>
        <path
          d={`M${x - 15} ${y + 50}V${y + 18}Q${x} ${y - 16} ${x + 15} ${y + 18}V${y + 50}Q${x} ${y + 64} ${x - 15} ${y + 50}Z`}
          fill={still.nail}
          stroke={ink.edge}
        />
        {at === 1 ? (
          <path
            d={`M${x - 15} ${y + 20}Q${x} ${y - 16} ${x + 15} ${y + 20}L${x + 8} ${y + 16}L${x + 2} ${y + 22}L${x - 8} ${y + 15}Z`}
            fill="#FFFDF6"
            stroke="#C9A77A"
            strokeWidth="1.4"
          />
        ) : null}
        <path
          d={blob({ x: x + (at - 1) * 6, y: y + 36 - at * 3, r: at === 1 ? 5 : 6.4 }, seeded(`oil${at}`))}
          fill="#D98A4A"
          fillOpacity=".85"
          stroke="#B4622B"
          strokeWidth=".8"
        />
        <path d={pits(x, y + 16, `pit${at}`)} fill="#7C4A3C" />
        <path
          d={`M${x - 12} ${y + 76}q12 5 24 0M${x - 10} ${y + 83}q10 4 20 0`}
          fill="none"
          stroke={ink.edge}
          strokeOpacity=".6"
        />
      </g>
    ))}
  </>
);

const toes = [
  [0, 30, 30],
  [22, 24, 15],
  [37, 27, 13],
  [50, 33, 12],
  [62, 42, 11],
] as const;

/** Both feet from above: one big toenail thick and yellow, with scale between the toes of that foot. */
export const toenailFungus: Draw = (ink) => {
  const random = seeded('toes');
  const foot = (ill: boolean) => (
    <>
      {limbs(ink, [
        ['M20 86Q30 130 28 300', 60],
        ['M42 88V100', 40],
        ...toes.map(([x, y, width]) => [`M${x} ${y}L${x * 0.9 + 2} 84`, width] as const),
      ])}
      {toes.map(([x, y, width], at) => {
        const [w, h] = [width * 0.32, width * 0.42];
        const thick = ill && at === 0;
        return (
          <g key={x}>
            <path
              d={`M${x - w} ${y + h * 0.6}V${y - h * 0.3}Q${x} ${y - h * 1.7} ${x + w} ${y - h * 0.3}V${y + h * 0.6}Q${x} ${y + h * 1.2} ${x - w} ${y + h * 0.6}Z`}
              fill={thick ? '#D9A94A' : still.nail}
              stroke={thick ? '#7E5A22' : ink.edge}
              strokeWidth={thick ? 2.2 : 0.8}
            />
            {thick ? (
              <path
                d={`M${x - 8} ${y - 7}l3 5 4-6 4 6 4-6 2 4M${x - 4} ${y}v11m5-10v11m5-11v8`}
                fill="none"
                stroke="#7E5A22"
                strokeWidth="1.3"
              />
            ) : null}
          </g>
        );
      })}
      {ill ? (
        <path
          d={[13, 30, 44, 57]
            .map((x) =>
              times(5)
                .map(() => blob({ x: x - 2 + random() * 5, y: 50 + random() * 16, r: 1.5, corners: 5 }, random))
                .join(''),
            )
            .join('')}
          fill={still.silver}
          stroke={ink.edge}
          strokeWidth=".4"
        />
      ) : null}
    </>
  );
  return (
    <>
      {backdrop}
      <g transform="translate(148 0)">{foot(true)}</g>
      <g transform="matrix(-1 0 0 1 92 0)">{foot(false)}</g>
    </>
  );
};
