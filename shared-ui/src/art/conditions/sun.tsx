import { times } from '../shapes';
import type { DrawingProps } from './tone';

/** Rays fall on the skin; a swipe of sunscreen keeps its strip as it was. */
export function Sun({ paint }: DrawingProps) {
  return (
    <g fill="none">
      <g stroke={paint.mark} strokeOpacity=".55" strokeWidth="2">
        {times(6).map((ring) => (
          <circle key={ring} cx="100" cy="196" r={44 + ring * 25} strokeDasharray={ring % 2 ? '3 6' : '9 6'} />
        ))}
      </g>
      <circle cx="100" cy="196" r="30" fill="#DE9A33" />
      <path
        d="M-10 118C38 92 66 122 104 100S172 66 212 84V126C170 110 148 134 106 146S32 140 -10 162Z"
        fill="#FFF6EA"
        fillOpacity=".82"
      />
      <path d="M-6 134C40 112 66 138 106 118S170 88 208 104" stroke={paint.deep} strokeOpacity=".22" strokeWidth="2" />
    </g>
  );
}
