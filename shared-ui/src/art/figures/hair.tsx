import { seeded } from '../random';
import { blob, dot } from '../shapes';
import { type Draw, type Ink, still } from './ink';
import { cut, Lead, Word } from './parts';

const top = 34;

/** A hair that grows from a deep, thick root, and one that rests with a small white bulb. */
const roots = (ink: Ink) => (
  <>
    {cut(ink, top, 12)}
    <path d="M-400 108H640V420H-400Z" fill={still.fat} />
    <path d={`M72 ${top}V88Q68 104 80 104T88 88V${top}Z`} fill="#F6D9C6" stroke="#B5796A" />
    <path d="M80 98V40Q80 10 92-14" fill="none" stroke={ink.hair} strokeWidth="5.4" />
    <path d="M80 80q9 8 7 18t-7 4-7-4 7-18Z" fill={ink.hair} />
    <path d="M77 103q3-9 6 0Z" fill={still.heat} />
    <path d={`M152 ${top}V60Q150 72 160 72T168 60V${top}Z`} fill="#F6D9C6" stroke="#B5796A" />
    <path d="M160 58V38Q162 12 178-6" fill="none" stroke={ink.hair} strokeWidth="2.8" />
    <path
      d={blob({ x: 160, y: 61, r: 4.6, flat: 1.3, wobble: 0.04 }, seeded('club'))}
      fill={still.bulb}
      stroke="#A77F63"
      strokeWidth=".8"
    />
  </>
);

export const hairRoots: Draw = (ink) => (
  <>
    {roots(ink)}
    <path d="M178 28l14-16m-10 1l10-1 1 10" fill="none" stroke={still.water} strokeWidth="1.8" strokeLinecap="round" />
    <Word x={34} y={96}>
      growing
    </Word>
    <Word x={204} y={64}>
      resting
    </Word>
  </>
);

/** Light enters both; only in the growing one does the heat come down to a root. */
export const laserHair: Draw = (ink) => (
  <>
    {roots(ink)}
    <path d="M66-30h28v26q0 10-8 12h-12q-8-2-8-12ZM146-30h28v26q0 10-8 12h-12q-8-2-8-12Z" fill={still.teal} />
    <path d="M74 8h12l-4 32h-4ZM154 8h12l-4 32h-4Z" fill="#E23B2E" fillOpacity=".6" />
    <path d={dot(80, 92, 17)} fill={still.heat} fillOpacity=".35" />
    <path d="M80 40V98" stroke="#FF6A3D" strokeWidth="3" />
    <path d="M60 80l-7-4m5 18h-8m50-14l7-4m-5 18h8" stroke={still.heat} strokeWidth="2" strokeLinecap="round" />
    <path d="M160 40v12" stroke="#FF6A3D" strokeWidth="2" strokeDasharray="2 2" />
    <Word x={28} y={110}>
      growing: hit
    </Word>
    <Word x={204} y={84}>
      resting: not hit
    </Word>
  </>
);

const shafts = [22, 62, 104, 146, 196];

/** Hairs enlarged: nits glued to one side, a loose flake, and a louse that holds on. */
export const headLice: Draw = (ink) => (
  <>
    <path d="M-400-300H640V420H-400Z" fill={still.air} />
    <path d="M-400 104Q120 94 640 104V420H-400Z" fill={ink.tone === 4 ? ink.from : ink.to} stroke={ink.edge} />
    <g fill="none" stroke={ink.tone === 4 ? '#3A2A22' : '#4A3226'} strokeWidth="3.4">
      {shafts.map((x) => (
        <path key={x} d={`M${x} 104Q${x + 2} 40 ${x + 12}-40`} />
      ))}
    </g>
    <g fill="#FFF6DF" stroke="#8A6B3C" strokeWidth="1">
      {[
        [66, 74],
        [69, 48],
        [109, 82],
        [27, 66],
        [150, 78],
      ].map(([x = 0, y = 0]) => (
        <g key={y}>
          <path d={`M${x} ${y + 6}q-1-10 6-14q6 2 4 10t-10 4Z`} />
          <path d={`M${x - 3} ${y + 5}h6`} stroke="#C9A55B" strokeWidth="3" />
        </g>
      ))}
    </g>
    <path
      d={blob({ x: 128, y: 30, r: 6, flat: 0.7, corners: 6, wobble: 0.3 }, seeded('flake'))}
      fill="#FFF"
      stroke="#9AA39F"
    />
    <path d="M134 38q4 8 1 14m-14-11q-2 6 0 10" fill="none" stroke="#9AA39F" strokeDasharray="2 2" />
    <g transform="translate(198 50)" stroke="#5A3A22" strokeLinecap="round">
      <path
        d="M-6-14l-13-8m12 14l-14 0m14 4l-13 8M6-14l11-8m-10 14l13 0m-13 4l12 8M-3-25l-4-6m10 6l4-6"
        fill="none"
        strokeWidth="2"
      />
      <path
        d="M0 34C-15 32-13 4-7-2Q-9-8-7-14Q-4-19 0-19T7-14Q9-8 7-2C13 4 15 32 0 34Z"
        fill="#C79A68"
        strokeWidth="1.2"
      />
      <path d="M0-18q-6-1-5-6t5-4 5 4-5 6Z" fill="#B48455" strokeWidth="1" />
      <path d="M-9 8h18m-20 7h22m-21 7h20m-17 6h14" fill="none" strokeWidth="1" strokeOpacity=".6" />
    </g>
    <Lead d="M76 45L86 30" />
    <Word x={90} y={28}>
      nit
    </Word>
    <Word x={128} y={17}>
      flake
    </Word>
    <Word x={222} y={96}>
      louse
    </Word>
  </>
);
