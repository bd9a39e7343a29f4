import { times } from '../shapes';
import type { DrawingProps } from './tone';

/** Rays fall on the skin; a swipe of sunscreen keeps its strip as it was. */
export function Sun({ paint }: DrawingProps) {
  return (
    <g fill="none">
      <g stroke={paint.mark} strokeOpacity=".55" strokeWidth="2">
        {times(6).map((ring) => (
          <circle key={ring} cx="100" cy="172" r={44 + ring * 25} strokeDasharray={ring % 2 ? '3 6' : '9 6'} />
        ))}
      </g>
      <circle cx="100" cy="172" r="30" fill="#DE9A33" />
      <path
        d="M-10 86C38 62 66 92 104 70S172 38 212 54V96C170 80 148 102 106 114S32 108 -10 130Z"
        fill="#FFF6EA"
        fillOpacity=".82"
      />
      <path d="M-6 102C40 82 66 106 106 88S170 58 208 74" stroke={paint.deep} strokeOpacity=".22" strokeWidth="2" />
    </g>
  );
}
