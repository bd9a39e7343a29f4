import { blob, times } from '../shapes';
import type { DrawingProps } from './tone';

/** A parting, hair to both sides, flakes along it. */
export function Dandruff({ paint, random }: DrawingProps) {
  const flakes = times(40).map((index) => {
    const near = index % 3 ? 34 : 84;
    const [x, y] = [100 + (random() - 0.5) * 2 * near, 10 + random() * 180];
    return blob({ x, y, r: 1.8 + random() * 3.4, corners: 5, wobble: 0.28, flat: 0.8 }, random);
  });
  const strands = times(46).map((index) => {
    const y = index * 5.4 - 40;
    const [inset, bend] = [4 + random() * 8, 52 + random() * 26];
    const side = index % 2 ? 1 : -1;
    const at = (x: number) => 100 + side * x;
    return `M${at(inset)} ${y}C${at(34)} ${y - 6} ${at(76)} ${y + 14} ${at(112)} ${y + bend}`;
  });
  return (
    <g fill="none" strokeLinecap="round">
      <path d={strands.join('')} stroke={paint.hair} strokeWidth="3.4" strokeOpacity=".94" />
      <path d={flakes.join('')} fill="#FFF8EF" stroke={paint.deep} strokeOpacity=".3" />
    </g>
  );
}

/** Full hair at both sides, and a parting where it has become thin and short. */
export function Hairfall({ paint, random }: DrawingProps) {
  return (
    <g fill="none" strokeLinecap="round" stroke={paint.hair}>
      {times(30).map((index) => {
        const x = 2 + index * 6.9;
        const thin = x > 76 && x < 126;
        if (thin && index % 2) return null;
        const foot = 166 + random() * 3;
        const tip = thin ? 108 - random() * 14 : 30 + random() * 22;
        const lean = thin ? 22 : 16 + random() * 12;
        return (
          <path
            key={x}
            strokeWidth={thin ? 1.1 : 2.7}
            strokeOpacity={thin ? 0.75 : 1}
            d={`M${x} ${foot}C${x} ${foot - (foot - tip) * 0.55} ${x + lean * 0.2} ${tip + 34} ${x + lean} ${tip}`}
          />
        );
      })}
      <g stroke="none" fill="#D06A4F" fillOpacity=".85">
        {times(29).map((index) => (
          <circle key={index} cx={2 + index * 7} cy="170" r="3.2" />
        ))}
      </g>
    </g>
  );
}

const fingers = [
  { x: 20, top: 62, changed: false },
  { x: 78, top: 34, changed: true },
  { x: 136, top: 54, changed: false },
];

/** Three finger tips; one nail is thick, yellow and crumbles at its edge. */
export function Nails({ paint }: DrawingProps) {
  return fingers.map(({ x, top, changed }) => (
    <g key={x} fill="none">
      <path d={`M${x} 206V${top + 26}a23 26 0 0 1 46 0V206Z`} fill={paint.deep} fillOpacity=".38" />
      <path d={`M${x + 2} 206V${top + 28}a21 24 0 0 1 42 0V206Z`} fill={paint.pale} fillOpacity=".5" />
      <path
        d={`M${x + 8} ${top + 62}V${top + 26}a15 19 0 0 1 30 0V${top + 62}q-15 12 -30 0Z`}
        fill={changed ? '#E2BE78' : '#F9DCCB'}
        stroke={paint.deep}
        strokeOpacity=".5"
        strokeWidth="1.4"
      />
      {changed ? (
        <>
          <path d={`M${x + 8} ${top + 30}V${top + 26}a15 19 0 0 1 30 0v3l-5 6 -4 -4 -5 7 -5 -6 -5 5Z`} fill="#B98A43" />
          <path
            d={`M${x + 14} ${top + 40}v22M${x + 20} ${top + 44}v22M${x + 26} ${top + 42}v24M${x + 32} ${top + 44}v17`}
            stroke="#9A6F33"
            strokeOpacity=".7"
            strokeWidth="1.6"
            strokeLinecap="round"
          />
        </>
      ) : (
        <path d={`M${x + 12} ${top + 60}q11 -12 22 0`} stroke="#FFF8EF" strokeWidth="2" strokeLinecap="round" />
      )}
      <path
        d={`M${x + 10} ${top + 88}q13 6 26 0M${x + 12} ${top + 98}q11 5 22 0`}
        stroke={paint.deep}
        strokeOpacity=".4"
        strokeWidth="1.6"
      />
    </g>
  ));
}
