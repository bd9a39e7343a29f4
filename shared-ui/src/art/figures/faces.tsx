import { seeded } from '../random';
import { blob, dot, times } from '../shapes';
import { type Draw, type Ink, still } from './ink';
import { backdrop } from './parts';

/** A face from brow to chin, the cheeks at (88, 66) and (152, 66); a child's hair is short, its fringe low. */
const face = (ink: Ink, child = false) => (
  <>
    {child ? (
      <path
        d="M66 30q-13-4-12 12t14 20ZM174 30q13-4 12 12t-14 20Z"
        fill={ink.tone === 4 ? ink.from : ink.to}
        stroke={ink.edge}
      />
    ) : (
      <path d="M58-40H182V60Q186 92 178 190H62Q54 92 58 60Z" fill={ink.hair} />
    )}
    <path d="M98 96V190H142V96Z" fill={ink.deep} />
    <path
      d="M64 10C62-50 178-50 176 10C178 62 164 100 132 115Q120 120 108 115C76 100 62 62 64 10Z"
      fill={ink.tone === 4 ? ink.from : ink.to}
      stroke={ink.edge}
    />
    <path d="M60 30C60-40 90-30 120-32S180-40 180 30C172 8 164-6 120-6S68 8 60 30Z" fill={ink.hair} />
    <g fill="none" stroke={ink.hair} strokeLinecap="round">
      <path d="M82 22q13-8 26-2M132 20q13-6 26 2" strokeWidth="2.6" />
      <path d="M84 37q11-8 22 0M134 37q11-8 22 0" strokeWidth="1.8" />
    </g>
    <path d="M84 37q11-8 22 0q-11 6-22 0ZM134 37q11-8 22 0q-11 6-22 0Z" fill="#FFFDF9" />
    <path d={dot(95, 36.6, 3.6) + dot(145, 36.6, 3.6)} fill="#2A1510" />
    <path
      d="M117 42q-2 14-6 21q3 5 9 4t9-4q-4-7-6-21"
      fill="none"
      stroke={ink.edge}
      strokeLinecap="round"
      strokeWidth="1.4"
    />
    <path d="M102 89q9-7 18-3q9-4 18 3q-18 14-36 0Z" fill={ink.sore} fillOpacity=".55" />
    <path d="M102 89q18 4 36 0" fill="none" stroke={ink.edge} />
  </>
);

/** Both cheeks and the bridge of the nose, alike; on deep skin with a softer edge. */
function patches(ink: Ink, colour = ink.brown) {
  const soft = ink.tone > 2;
  const one = (grow: number) => {
    const random = seeded('cheek');
    return blob({ x: 90, y: 68, r: 13 * grow, flat: 0.78, wobble: 0.26, corners: 13 }, random);
  };
  const side = (
    <>
      <path d={one(soft ? 1.34 : 1.1)} fillOpacity=".3" />
      <path d={one(1)} fillOpacity=".52" />
      {soft ? null : (
        <path
          d={times(14)
            .map((at) => dot(90 + Math.cos(at * 2.4) * 16, 68 + Math.sin(at * 2.4) * 13.5, 0.9))
            .join('')}
          fillOpacity=".8"
        />
      )}
    </>
  );
  return (
    <g fill={colour}>
      {side}
      <g transform="matrix(-1 0 0 1 240 0)">{side}</g>
      <path d="M112 80q8-4 16 0l3 3q-11-3-22 0Z" fillOpacity=".5" />
    </g>
  );
}

/** Brown patches, nearly the same on both cheeks. */
export const melasmaCheeks: Draw = (ink) => (
  <>
    {backdrop}
    {face(ink)}
    {patches(ink, ink.tone > 2 ? '#2B201C' : ink.brown)}
  </>
);

/** The same face between a flame and a lamp. */
export const melasmaHeat: Draw = (ink) => (
  <>
    {backdrop}
    {face(ink)}
    {patches(ink, ink.tone > 2 ? '#2B201C' : ink.brown)}
    <path d="M24 116C4 108 8 88 18 78q0 10 6 12C22 74 30 66 36 58q-1 14 8 22c8 8 6 30-8 36Z" fill={still.sun} />
    <path d="M26 116c-8-8-4-20 6-30q0 8 6 14t-2 16Z" fill={still.heat} />
    <path
      d="M46 76q6-5 3-12m8 22q7-6 4-15M44 54q5-5 2-11"
      fill="none"
      stroke={still.heat}
      strokeWidth="2"
      strokeLinecap="round"
    />
    <path d="M214-20V18" stroke={still.teal} strokeWidth="2" />
    <path d="M202 26q0-12 12-12t12 12l6 10h-36Z" fill={still.teal} />
    <path d="M206 37a8 8 0 0 0 16 0Z" fill="#FFD98A" />
    <path
      d="M202 46l-8 10m16-7l-3 13m14-13l3 13M190 42l-9 5"
      stroke={still.sun}
      strokeWidth="2"
      strokeLinecap="round"
    />
  </>
);

/** One faint, dry patch with no clear edge, on the cheek of a child. */
export const pityriasisAlba: Draw = (ink, id) => {
  const random = seeded('alba');
  const scales = times(26).map(() => {
    const [turn, away] = [random() * 6.3, Math.sqrt(random())];
    return `M${(88 + Math.cos(turn) * away * 15).toFixed(1)} ${(64 + Math.sin(turn) * away * 13).toFixed(1)}h2.4`;
  });
  return (
    <>
      <radialGradient id={id}>
        <stop offset=".4" stopColor={ink.pale} stopOpacity=".72" />
        <stop offset="1" stopColor={ink.pale} stopOpacity="0" />
      </radialGradient>
      {backdrop}
      {face(ink, true)}
      <path d="M62 22C60-34 180-34 178 22Q168 0 150 10Q128 2 112 11Q92 4 84 12Q70 6 62 22Z" fill={ink.hair} />
      <ellipse cx="88" cy="64" rx="21" ry="19" fill={`url(#${id})`} />
      <path d={scales.join('')} stroke="#FFFDF9" strokeWidth=".9" strokeOpacity=".85" />
    </>
  );
};

/** The gel as one thin film over forehead, cheeks and chin, the few spots of today within it. */
export const acneGel: Draw = (ink) => (
  <>
    {backdrop}
    {face(ink)}
    <path
      fillRule="evenodd"
      d="M72 4C84-6 156-6 168 4C174 44 162 92 134 108Q120 114 106 108C78 92 66 44 72 4ZM80 14C76 46 84 46 95 46S112 46 114 34C114 14 92 10 80 14ZM160 14C164 46 156 46 145 46S128 46 126 34C126 14 148 10 160 14ZM98 88q10-9 22-5q12-4 22 5q-22 18-44 0Z"
      fill="#FFFFFF"
      fillOpacity={ink.tone > 2 ? 0.26 : 0.42}
      stroke={still.water}
      strokeWidth="1.3"
      strokeDasharray="4 3"
    />
    <path
      d={
        dot(82, 66, 3) + dot(94, 76, 2.4) + dot(152, 62, 3) + dot(110, 4, 2.6) + dot(142, 78, 2.2) + dot(124, 104, 2.4)
      }
      fill={ink.sore}
    />
    <path
      d={dot(120, 10, 2.6) + dot(76, 52, 2.6) + dot(164, 52, 2.6) + dot(112, 103, 2.6)}
      fill="#FFF"
      stroke={still.water}
    />
  </>
);
