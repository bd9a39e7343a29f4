import { type Point, smooth, times, wave } from '../shapes';
import { type Ink, still } from './ink';

/** A word on the picture, centred at x; legible on any skin. */
export function Word({ x, y, children }: { x: number; y: number; children: string }) {
  const width = children.length * 3.5 + 9;
  return (
    <>
      <rect x={x - width / 2} y={y - 7.5} width={width} height="11" rx="5.5" fill="#FFFDF9" fillOpacity=".94" />
      <text x={x} y={y + 0.4} textAnchor="middle" fontSize="6.8" fontFamily="var(--font-body)" fill="#17282B">
        {children}
      </text>
    </>
  );
}

/** A line from a word to what it names. */
export const Lead = ({ d }: { d: string }) => <path d={d} fill="none" stroke="#17282B" strokeWidth=".7" />;

/** What stands behind a hand, a face or a head. */
export const backdrop = <path d="M-400-300H640V420H-400Z" fill={still.backdrop} />;

/** Skin cut through: air, the layer that bears the pigment, and what lies below. */
export function cut(ink: Ink, top: number, depth = 16) {
  return (
    <>
      <path d="M-400-300H640V420H-400Z" fill={still.air} />
      <path d={`M-400 ${top}H640V420H-400Z`} fill={still.dermis} />
      <path d={`M-400 ${top}H640v${depth}H-400Z`} fill={ink.tone === 4 ? ink.from : ink.to} />
      <path d={`M-400 ${top}H640`} stroke={ink.edge} strokeWidth="1.4" />
      <path d={`M-400 ${top + depth}H640`} stroke={ink.edge} strokeOpacity=".4" strokeDasharray="5 3" />
    </>
  );
}

/** A line down the middle, or where else two pictures meet. */
export const between = (x: number) => <path d={`M${x}-300V420`} stroke="#FFFDF9" strokeWidth="1.6" />;

/** The fine lines of the surface. */
export const skinLines = (ink: Ink) => (
  <path
    d={times(6)
      .map((row) => wave(12 + row * 20, 240, 2.5, row * 1.7, 1.5))
      .join('')}
    fill="none"
    stroke={ink.line}
    strokeOpacity=".4"
    strokeWidth=".8"
  />
);

/** Limbs as thick lines: an edge all round, no edge where they meet. */
export function limbs(ink: Ink, lines: readonly (readonly [d: string, width: number])[]) {
  const at = (more: number, colour: string) => (
    <g fill="none" stroke={colour} strokeLinecap="round" strokeLinejoin="round">
      {lines.map(([d, width]) => (
        <path key={d} d={d} strokeWidth={width + more} />
      ))}
    </g>
  );
  return (
    <>
      {at(2, ink.edge)}
      {at(0, ink.tone === 4 ? ink.from : ink.to)}
    </>
  );
}

/** A short hair at each place, leaning as hairs of an arm do. */
export const stubble = (places: readonly Point[]): string => places.map(([x, y]) => `M${x} ${y}q2-5 6-7`).join('');

/** A touch: a wisp of cotton, and waves where it is felt. */
export function touch(x: number, y: number, felt: boolean) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={`M${x} ${y}l17-24`} stroke={still.teal} strokeWidth="3" />
      <path
        d={smooth(
          [
            [x - 6, y + 2],
            [x - 5, y - 5],
            [x + 2, y - 8],
            [x + 7, y - 3],
            [x + 4, y + 3],
          ],
          true,
        )}
        fill="#FFF"
        stroke={still.teal}
        strokeWidth=".6"
      />
      {felt ? (
        <path
          d={`M${x - 10} ${y - 6}a12 12 0 0 0 4 15M${x - 16} ${y - 9}a19 19 0 0 0 7 23`}
          stroke={still.teal}
          strokeWidth="1.6"
        />
      ) : (
        <path d={`M${x - 21} ${y - 4}l9 9m0-9l-9 9`} stroke={still.teal} strokeWidth="2" />
      )}
    </g>
  );
}
