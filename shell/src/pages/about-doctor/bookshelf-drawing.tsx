interface Spine {
  width: number;
  height: number;
  fill: string;
  line: string;
  /** Leans against its neighbour, in degrees. */
  lean?: number;
}

const spine = (width: number, height: number, fill: string, line: string, lean?: number): Spine => ({
  width,
  height,
  fill: `var(--${fill})`,
  line: `var(--${line})`,
  lean,
});

const upper = [
  spine(34, 128, 'art-ink', 'skin-2'),
  spine(26, 112, 'clay-graphic', 'skin-1'),
  spine(40, 136, 'skin-2', 'skin-6'),
  spine(30, 118, 'skin-6', 'skin-3'),
  spine(24, 124, 'skin-4', 'skin-1'),
  spine(36, 106, 'art-ink-deep', 'art-sun'),
  spine(28, 126, 'art-sun', 'skin-6', -9),
];
const lower = [
  spine(30, 116, 'skin-7', 'skin-3'),
  spine(38, 132, 'art-sun', 'skin-6'),
  spine(28, 108, 'art-ink', 'skin-1'),
  spine(34, 124, 'skin-3', 'skin-7'),
  spine(24, 134, 'clay-graphic', 'skin-1'),
  spine(42, 114, 'skin-5', 'skin-2'),
];

/** Books on a board, one beside the other from `x` on. */
function Row({ spines, x, y }: { spines: readonly Spine[]; x: number; y: number }) {
  const starts = spines.map((_, index) => spines.slice(0, index).reduce((sum, { width }) => sum + width + 3, x));
  return spines.map(({ width, height, fill, line, lean }, index) => {
    const left = (starts[index] ?? 0) + (lean ? 18 : 0);
    const top = y - height;
    const wave = `M${left + 5} ${top + height - 34}q${(width - 10) / 4}-8 ${(width - 10) / 2} 0t${(width - 10) / 2} 0`;
    return (
      <g key={fill} transform={lean ? `rotate(${lean} ${left} ${y})` : undefined}>
        <rect x={left} y={top} width={width} height={height} rx="3" fill={fill} />
        <path
          d={`M${left + 5} ${top + 16}h${width - 10}m${10 - width} 7h${width - 10}`}
          stroke={line}
          strokeWidth="2"
        />
        <path d={wave} fill="none" stroke={line} strokeWidth="2" strokeLinecap="round" />
      </g>
    );
  });
}

/** A shelf of books and the lens that every skin doctor carries, over skin seen through it. */
export function BookshelfDrawing() {
  return (
    <svg viewBox="0 0 520 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="520" height="420" fill="var(--art-sky)" />
      <circle cx="352" cy="84" r="38" fill="var(--art-sun)" opacity=".86" />
      <path d="M0 70q130-26 260 0t260 0M0 96q130-26 260 0t260 0" fill="none" stroke="var(--art-line)" opacity=".5" />
      <Row spines={upper} x={112} y={212} />
      <rect x="70" y="212" width="380" height="12" rx="3" fill="var(--skin-5)" />
      <Row spines={lower} x={112} y={366} />
      <rect x="40" y="366" width="440" height="54" fill="var(--skin-6)" />
      <rect x="40" y="366" width="440" height="10" fill="var(--skin-5)" />
      <g transform="translate(374 300)">
        <path d="M30 34 66 66" stroke="var(--art-hair)" strokeWidth="14" strokeLinecap="round" />
        <circle r="48" fill="var(--skin-3)" stroke="var(--art-hair)" strokeWidth="8" />
        <g fill="var(--skin-5)" opacity=".8">
          <circle cx="-18" cy="-14" r="7" />
          <circle cx="6" cy="-22" r="5" />
          <circle cx="20" cy="0" r="8" />
          <circle cx="-8" cy="10" r="6" />
          <circle cx="12" cy="22" r="5" />
        </g>
        <path
          d="M-36 0q18-14 36 0t36 0M-32 18q16-12 32 0t32 0"
          fill="none"
          stroke="var(--skin-6)"
          strokeOpacity=".6"
          strokeWidth="1.6"
        />
        <path d="M-30-24A38 38 0 0 1-8-37" fill="none" stroke="var(--skin-1)" strokeWidth="4" strokeLinecap="round" />
      </g>
    </svg>
  );
}
