import { seeded } from '../random';
import { blob, brick, dot, times, wave } from '../shapes';
import { type Draw, still } from './ink';
import { between, cut, Word } from './parts';

const drop = (x: number, y: number) => `M${x} ${y}c4 6 6 8 6 12a6 6 0 0 1-12 0c0-4 2-6 6-12Z`;
const arrow = (x: number, y: number, up: number) =>
  `M${x} ${y}v${-up}m-4 ${Math.sign(up) * 5}l4 ${-Math.sign(up) * 5}l4 ${Math.sign(up) * 5}`;
const rowsOf = (x: number, width: number, keep: (at: number) => boolean) =>
  times(4)
    .flatMap((row) =>
      times(5).map((at) => (keep(row * 5 + at) ? brick(x + at * 23 - (row % 2) * 11, 30 + row * 12, width, 9, 3) : '')),
    )
    .join('');

/** Left: cells close in their fat, water stays. Right: gaps, water leaves, irritants enter. */
export const skinBarrier: Draw = (ink) => (
  <>
    <path d="M-400-300H640V420H-400Z" fill={still.air} />
    <path d="M-400 78H640V420H-400Z" fill={still.dermis} />
    <path d="M-400 28H120V78H-400Z" fill="#F2CE72" />
    <path
      d={rowsOf(-108, 20, () => true) + rowsOf(7, 20, () => true)}
      fill={ink.tone === 4 ? ink.from : ink.to}
      stroke={ink.edge}
      strokeWidth=".8"
    />
    <path d="M120 28H640V78H120Z" fill="#F7E6DA" />
    <path
      d={rowsOf(128, 17, (at) => at % 4 !== 2) + rowsOf(243, 17, (at) => at % 4 !== 1)}
      fill={ink.tone === 4 ? ink.from : ink.to}
      stroke={ink.edge}
      strokeWidth=".8"
    />
    <path
      d={drop(34, 84) + drop(62, 84) + drop(90, 84) + drop(150, 10) + drop(184, 6) + drop(166, 84)}
      fill={still.water}
    />
    <path
      d={arrow(150, 76, 48) + arrow(184, 76, 50)}
      fill="none"
      stroke={still.water}
      strokeWidth="2"
      strokeLinecap="round"
    />
    <path d={dot(208, 14, 4.5) + dot(228, 18, 4.5) + dot(208, 90, 4.5) + dot(228, 88, 4.5)} fill={still.heat} />
    <path
      d={arrow(208, 24, -56) + arrow(228, 28, -50)}
      fill="none"
      stroke={still.heat}
      strokeWidth="1.8"
      strokeLinecap="round"
    />
    {between(120)}
    <Word x={62} y={114}>
      sound
    </Word>
    <Word x={180} y={114}>
      washed out
    </Word>
  </>
);

/** Water drawn up into the upper layer, under a thin film that turns it back. */
export const moistureFilm: Draw = (ink) => (
  <>
    {cut(ink, 36, 46)}
    <path d="M-400 28H640V36H-400Z" fill="#BFE0DA" stroke="#5FA8A2" />
    <path d="M8 31H70M92 31h40M150 31h70" stroke="#FFF" strokeWidth="1.6" strokeLinecap="round" />
    <path
      d={
        [28, 68, 108, 148, 188, 220].map((x, at) => drop(x, at % 2 ? 48 : 58)).join('') +
        [48, 128, 206].map((x) => drop(x, 92)).join('')
      }
      fill={still.water}
      stroke="#DFF1ED"
    />
    <path
      d={[48, 128, 206].map((x) => arrow(x, 88, 16)).join('')}
      fill="none"
      stroke={still.water}
      strokeWidth="2.2"
      strokeLinecap="round"
    />
    <path
      d={[78, 168].map((x) => `M${x} 58V46q0-7 8-7t8 7v8m-4-4l4 5 4-5`).join('')}
      fill="none"
      stroke="#DFF1ED"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <Word x={120} y={20}>
      film
    </Word>
  </>
);

const cells = [
  [44, 66],
  [92, 72],
  [142, 66],
  [192, 72],
] as const;

/** Cells with a cap of grains over each core; rays end at the caps. */
export const melaninCaps: Draw = (ink) => {
  const size = 1.5 + ink.tone * 0.45;
  return (
    <>
      <path d="M-400-300H640V420H-400Z" fill={still.air} />
      <path d="M-400 36H640V420H-400Z" fill={ink.pale} />
      <path d={wave(36, 240, 1.5, 0)} fill="none" stroke={ink.edge} />
      {cells.map(([x, y]) => {
        const grains = times(19).map((at) => {
          const turn = Math.PI * (1.08 + (at % 10) * 0.0935);
          const away = at < 10 ? 17 : 13.4;
          return dot(x + Math.cos(turn) * away, y + 4 + Math.sin(turn) * away, size);
        });
        return (
          <g key={x}>
            <path
              d={blob({ x, y, r: 27, flat: 1.1, wobble: 0.04 }, seeded(`c${x}`))}
              fill="#F9E3D3"
              stroke={ink.edge}
            />
            <circle cx={x} cy={y + 5} r="10.5" fill="#B98FA6" stroke="#7E5470" />
            <path d={grains.join('')} fill={ink.tone > 2 ? '#2B150D' : '#6B3D28'} />
            <path
              d={`M${x - 8} -10q5 4 0 8t0 8 0 8 0 8 0 8 0 8M${x + 8} -10q5 4 0 8t0 8 0 8 0 8 0 8 0 8`}
              fill="none"
              stroke={still.ray}
              strokeWidth="1.5"
              strokeLinecap="round"
            />
          </g>
        );
      })}
      <Word x={18} y={10}>
        UV
      </Word>
    </>
  );
};

/** A low sun: many UVA rays go deep, the few of UVB end in the upper layer. */
export const sunMorning: Draw = (ink) => (
  <>
    {cut(ink, 66, 16)}
    <path d="M-400 40q440-20 1040 6V66H-400Z" fill="#CFE0D2" />
    <path d="M8 42a22 22 0 0 1 44 0Z" fill={still.sun} />
    <path d="M30 12V4M12 20l-6-6m42 6l6-6M4 36h-8" stroke={still.sun} strokeWidth="2.4" strokeLinecap="round" />
    <g fill="none" strokeLinecap="round" stroke={still.sun} strokeWidth="3">
      <path d="M60 22L116 104m-8 0l8 0 0-9M84 18L146 106m-8 0l8 0 0-9M108 14L176 108m-8 0l8 0 0-9" />
    </g>
    <path
      d="M166 18L204 74m-7 0l7 0 0-8"
      fill="none"
      stroke={still.ray}
      strokeWidth="2"
      strokeLinecap="round"
      strokeDasharray="5 4"
    />
    <Word x={92} y={14}>
      UVA
    </Word>
    <Word x={166} y={14}>
      UVB
    </Word>
  </>
);

/** From left to right: marks where the sun falls on bare skin, none under sunscreen, none in the shade. */
export const shadeAndSunscreen: Draw = (ink) => {
  const random = seeded('marks');
  return (
    <>
      <path d="M-400-300H640V420H-400Z" fill={still.air} />
      <path d="M-400 66Q120 50 640 66V420H-400Z" fill={ink.tone === 4 ? ink.from : ink.to} stroke={ink.edge} />
      <circle cx="76" cy="14" r="15" fill={still.sun} />
      <path
        d="M62 32L42 54M74 34l0 20M92 30l16 22M54 20L24 34"
        stroke={still.sun}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d={[
          [28, 76, 9],
          [50, 92, 7],
          [18, 98, 5],
          [58, 72, 5],
          [10, 80, 4],
        ]
          .map(([x = 0, y = 0, r = 0]) => blob({ x, y, r, flat: 0.7 }, random))
          .join('')}
        fill={ink.brown}
        fillOpacity=".8"
      />
      <path d="M88 68Q120 58 152 68Q158 84 148 96Q116 104 92 94Q82 82 88 68Z" fill="#FFF" fillOpacity=".72" />
      <path d="M96 76q24-8 48 0M98 86q22-6 46 0" fill="none" stroke="#FFF" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M166 68Q204 56 240 66L300 62V140H166Z" fill={still.teal} fillOpacity=".28" />
      <path
        d="M162 40Q166 4 204 2T246 40Q235 32 225 40Q214 32 204 40Q194 32 183 40Q173 32 162 40Z"
        fill={still.water}
      />
      <path d="M204 2V70q0 6 6 6t6-6" fill="none" stroke={still.teal} strokeWidth="2.4" strokeLinecap="round" />
      <Word x={66} y={113}>
        bare
      </Word>
      <Word x={120} y={113}>
        sunscreen
      </Word>
      <Word x={204} y={113}>
        shade
      </Word>
    </>
  );
};
