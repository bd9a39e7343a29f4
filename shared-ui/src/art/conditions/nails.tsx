import type { DrawingProps } from './tone';

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
