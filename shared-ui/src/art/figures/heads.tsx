import { seeded } from '../random';
import { dot, times } from '../shapes';
import { type Draw, still } from './ink';
import { backdrop, Word } from './parts';

/** Two heads from above: thinner all over, and thinner along a wide parting with fine hairs between. */
export const hairLossPatterns: Draw = (ink) => {
  const random = seeded('heads');
  const head = (x: number, pattern: boolean) => {
    const strands = times(64).map((at) => {
      const side = at % 2 ? 1 : -1;
      const y = 8 + (at / 64) * 82;
      const broad = pattern ? 3 + (y / 90) * 13 : 1.6;
      const reach = Math.sqrt(Math.max(0, 1 - ((y - 50) / 46) ** 2)) * 42;
      if (reach < broad + 4 || (!pattern && at % 3 === 0)) return '';
      return `M${(x + side * broad).toFixed(1)} ${y.toFixed(1)}Q${(x + side * (reach * 0.6)).toFixed(1)} ${(y - 5).toFixed(1)} ${(x + side * reach).toFixed(1)} ${(y + 6).toFixed(1)}`;
    });
    const fine = times(16).map((at) => {
      const y = 24 + at * 4.4;
      const side = at % 2 ? 1 : -1;
      return `M${x + side * 1.5} ${y.toFixed(1)}q${side * 6}-2 ${side * (6 + random() * 4)} 2`;
    });
    return (
      <>
        <path d={`M${x - 5} 94q5 10 10 0Z`} fill={ink.tone === 4 ? ink.from : ink.to} stroke={ink.edge} />
        <ellipse cx={x} cy="50" rx="43" ry="46" fill={ink.tone === 4 ? ink.from : ink.to} stroke={ink.edge} />
        <path
          d={strands.join('')}
          fill="none"
          stroke={ink.hair}
          strokeWidth={pattern ? 2.5 : 1.2}
          strokeLinecap="round"
        />
        {pattern ? <path d={fine.join('')} fill="none" stroke={ink.hair} strokeWidth=".6" /> : null}
      </>
    );
  };
  return (
    <>
      {backdrop}
      {head(64, false)}
      {head(176, true)}
      <Word x={64} y={115}>
        shed
      </Word>
      <Word x={176} y={115}>
        pattern
      </Word>
    </>
  );
};

/** A plait that gets thin, and the hair that came out in the comb. */
export const hairShedding: Draw = (ink) => (
  <>
    {backdrop}
    <path
      d="M44 56V-60H108V56Q110 68 128 76Q168 88 178 140V300H-40V96Q-20 84 24 76Q42 68 44 56Z"
      fill={ink.tone === 4 ? ink.from : ink.to}
      stroke={ink.edge}
    />
    <path d="M28 20Q28-50 76-50T124 20Q122 52 84 56H68Q30 52 28 20Z" fill={ink.hair} />
    <path
      d="M76-40V40M60-40Q46 10 70 50M92-40Q106 10 82 50M44-10Q42 30 66 52M108-10Q110 30 86 52"
      fill="none"
      stroke={ink.tone === 4 ? '#5A4438' : '#6B5145'}
      strokeWidth=".9"
    />
    {times(7).map((at) => {
      const [y, w] = [54 + at * 9.6, 11 - at * 1.35];
      return (
        <path
          key={at}
          d={`M76 ${y}q${-w} 1 ${-w} 6t${w} 7q${w}-1 ${w}-7t${-w}-6ZM${76 - w * 0.6} ${y + 3}L${76 + w * 0.7} ${y + 10}`}
          fill={ink.hair}
          stroke={ink.tone === 4 ? '#5A4438' : '#6B5145'}
          strokeWidth=".8"
        />
      );
    })}
    <path d="M146 30h76v12h-76Z" fill={still.water} />
    <path
      d={times(16)
        .map((at) => `M${149 + at * 4.7} 42v22`)
        .join('')}
      stroke={still.water}
      strokeWidth="2"
    />
    <g fill="none" stroke={ink.hair} strokeWidth="1.2" strokeLinecap="round">
      <path d="M150 54q30 14 66-2q16 12-4 26t-38 22M154 58q24 20 58 2q8 18-18 30t-14 22M160 52q20 30 50 8q-8 28-34 36M168 60q26 24 40-2q12 26-8 46M156 62q10 26 34 30t14 18" />
      <path d="M224 70q10 8 6 22M142 74q-8 12 2 24" />
    </g>
    <path
      d={
        dot(174, 100, 1.8) +
        dot(180, 112, 1.8) +
        dot(176, 96, 1.8) +
        dot(200, 104, 1.8) +
        dot(204, 110, 1.8) +
        dot(230, 92, 1.8) +
        dot(144, 98, 1.8)
      }
      fill={still.bulb}
      stroke="#A77F63"
      strokeWidth=".7"
    />
  </>
);

/** The back of a head: smooth, round bare patches; short hairs that taper to the skin at the edge. */
export const alopeciaAreata: Draw = (ink) => {
  const marks = (x: number, y: number, r: number, count: number) =>
    times(count)
      .map((at) => {
        const turn = (at / count) * 6.28 + 0.3;
        const [c, s] = [Math.cos(turn), Math.sin(turn)];
        const p = (away: number, aside: number) =>
          `${(x + c * away - s * aside).toFixed(1)} ${(y + s * away + c * aside).toFixed(1)}`;
        return `M${p(r * 0.64, 0)}L${p(r * 0.94, 1)}L${p(r * 0.94, -1)}Z`;
      })
      .join('');
  return (
    <>
      {backdrop}
      <path
        d="M94 80V112Q80 118 20 126V300H220V126Q160 118 146 112V80Z"
        fill={ink.tone === 4 ? ink.from : ink.to}
        stroke={ink.edge}
      />
      <path
        d="M56 38q-9-1-7 11t10 13M184 38q9-1 7 11t-10 13"
        fill={ink.tone === 4 ? ink.from : ink.to}
        stroke={ink.edge}
      />
      <path
        d="M57 40C52-20 90-34 120-34S188-20 183 40C182 70 166 88 152 96Q120 102 88 96C74 88 58 70 57 40Z"
        fill={ink.hair}
      />
      <path
        d="M120-34q-4 30 2 60M98-30Q70 20 82 90M142-30Q172 20 158 90M80-20Q58 20 72 78M160-20Q182 20 168 78M116 84q4 8 8 13M104 84l2 14M136 84l-2 14"
        fill="none"
        stroke={ink.tone > 2 ? '#5A4438' : '#6B5145'}
        strokeWidth=".8"
      />
      <g fill={ink.tone === 4 ? ink.from : ink.to}>
        <circle cx="108" cy="46" r="25" />
        <circle cx="156" cy="62" r="11" />
      </g>
      <path d={marks(108, 46, 25, 17) + marks(156, 62, 11, 9)} fill={ink.hair} />
    </>
  );
};
