import type { ReactNode } from 'react';

const teal = '#0F4C52';
const clay = '#C4664A';
const paper = '#FFFDF9';
const steel = '#C9D4CE';
const skin = '#C08056';
const shade = '#9A5B3A';
const sore = '#99302A';
const line = { fill: 'none', stroke: teal, strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const ground = (fill: string) => <path fill={fill} d="M0 0h240v240H0z" />;
/** A cut through skin: surface, pigment, dermis, fat. */
const cut = (
  <>
    {ground('#E6EFEC')}
    <path fill={skin} d="M0 96q60-10 120 0t120 0v144H0z" />
    <path fill={shade} d="M0 116q60-8 120 0t120 0v8q-60 8-120 0t-120 0z" />
    <path fill="#E9BCA9" d="M0 124q60 8 120 0t120 0v70H0z" />
    <path fill="#F3DDA6" d="M0 190h240v50H0z" />
  </>
);
const onSkin = ground(skin);
const ring = (x: number, y: number, r: number) => (
  <>
    <circle cx={x} cy={y} r={r} fill={shade} fillOpacity=".35" />
    <circle cx={x} cy={y} r={r} fill="none" stroke={sore} strokeWidth="7" strokeDasharray="5 4" />
  </>
);
const dot = (x: number, y: number, r: number, fill: string) => (
  <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={fill} />
);
const hand = (
  <path
    fill={skin}
    stroke={shade}
    strokeWidth="2"
    d="M84 232v-62l-26-40q-6-12 4-14t16 10l12 16V60q0-10 9-10t9 10v52-66q0-10 9-10t9 10v66-56q0-10 9-10t9 10v62-40q0-9 8-9t8 9v84q0 30-16 42v28z"
  />
);

/** Things that the films show and no article does, each drawn in 240 by 240. */
export const scenes: Record<string, ReactNode> = {
  tray: (
    <>
      {ground('#DDE8E4')}
      <rect x="24" y="60" width="192" height="124" rx="14" fill={paper} stroke={steel} strokeWidth="3" />
      <path fill={steel} d="M44 86h70v22H44zM44 118h70v22H44z" />
      <path d="M136 96l56-18 4 10-56 18z" fill="#8FA19C" />
      <circle cx="176" cy="146" r="20" fill={clay} />
      <path d="M60 152h30v20H60z" fill="#BFE0DC" />
    </>
  ),
  edge: (
    <>
      {onSkin}
      {ring(128, 126, 64)}
      <path d="M20 214l52-46 18 18-46 46z" fill={paper} />
      <path d="M70 168l20-10 8 8-10 20z" fill="#EDE4D4" />
    </>
  ),
  blade: (
    <>
      {onSkin}
      {ring(92, 92, 56)}
      <path d="M118 122l86-74 16 18-86 74z" fill="#DCE5E2" stroke="#7D918D" strokeWidth="2" />
      <path d="M110 150q10 22 34 18m-42-4q8 24 32 24" {...line} stroke={paper} />
      <rect x="40" y="194" width="150" height="26" rx="4" fill="#DDE8E4" fillOpacity=".9" />
    </>
  ),
  clock: (
    <>
      {ground('#E0ECE9')}
      <circle cx="120" cy="120" r="78" fill={paper} stroke={teal} strokeWidth="6" />
      <path d="M120 120V42A78 78 0 0 1 187 81Z" fill={clay} fillOpacity=".55" />
      <path d="M120 64v56l34-20M120 50v8m70 62h-8m-62 70v-8m-70-62h8" {...line} strokeWidth="6" />
    </>
  ),
  hyphae: (
    <>
      {ground('#CFE3EC')}
      <path
        d="M20 70l50-20 54 24 48-26 56 22M14 140l58-16 50 22 56-20 54 16M70 50l2 74m52-50l-2 72m50-98l6 72M30 210l44-18 50 14 60-16"
        {...line}
        stroke="#9DB9C6"
      />
      <path
        d="M34 226Q70 150 110 130T206 26M110 130q34 8 52 44m-92-2q-30 2-46 22"
        {...line}
        stroke={teal}
        strokeWidth="8"
      />
      <path d="M34 226Q70 150 110 130T206 26" {...line} stroke="#7FB9B4" strokeWidth="2" strokeDasharray="1 20" />
    </>
  ),
  card: (
    <>
      {ground('#F3ECE0')}
      <rect x="46" y="30" width="148" height="184" rx="12" fill={paper} stroke="#E5DAC8" strokeWidth="3" />
      <path d="M66 60h70M66 92h108M66 118h96M66 144h104M66 170h60" {...line} />
      <path d="M136 178l12 12 26-30" {...line} stroke={clay} strokeWidth="7" />
    </>
  ),
  grid: (
    <>
      {ground('#DDE8E4')}
      <path d="M40 240q-10-120 26-176q54-26 108 0q36 56 26 176z" fill={skin} />
      <path d="M120 60v176" {...line} stroke={shade} strokeWidth="2" />
      {[0, 1, 2, 3].flatMap((y) =>
        [0, 1, 2].map((x) => (
          <g key={`${x} ${y}`}>
            <rect x={74 + x * 34} y={84 + y * 34} width="24" height="24" rx="5" fill={paper} fillOpacity=".85" />
            <circle cx={86 + x * 34} cy={96 + y * 34} r="7" fill={x === 1 && y === 2 ? sore : '#D7C3AE'} />
          </g>
        )),
      )}
    </>
  ),
  lamp: (
    <>
      {ground('#17282B')}
      <path d="M0 190q60-14 120 0t120 0v50H0z" fill={skin} />
      <path d="M36 120l190 62v14H50z" fill="#F1C6AE" fillOpacity=".5" />
      <path d="M12 96l34 10-10 34-34-10z" fill={clay} />
      <path d="M92 186q10-18 22 0zM146 184q10-20 24 2z" fill={shade} />
      <path d="M114 186h26l-4 5h-22zM170 186h30l-6 5h-24z" fill="#4A2A1A" />
    </>
  ),
  hands: (
    <>
      {ground('#F1E2D2')}
      {hand}
      <path d="M96 176q26 14 52 0" {...line} stroke={shade} strokeWidth="2" />
    </>
  ),
  nerve: (
    <>
      {ground('#E0ECE9')}
      <path d="M60 0q-14 76 4 112t-6 128h112q-16-76 2-128T170 0z" fill={skin} />
      <path d="M104 0q-12 80 2 120t-4 120" {...line} stroke="#E8C34A" strokeWidth="9" />
      <path d="M140 0q-16 70-2 112t0 128" {...line} stroke="#F7EAD2" strokeWidth="22" strokeOpacity=".6" />
      <circle cx="104" cy="118" r="24" fill="none" stroke={clay} strokeWidth="5" />
      <path d="M18 96q30-6 62 14M14 140q36 8 66-6" {...line} stroke={shade} strokeWidth="14" />
    </>
  ),
  dots: (
    <>
      {onSkin}
      {[0, 1, 2, 3, 4].flatMap((y) =>
        [0, 1, 2, 3, 4].map((x) =>
          dot(32 + x * 44 + (y % 2) * 10, 30 + y * 44, 6, ['#E8C34A', '#17282B', '#F6EDE0'][(x * 2 + y) % 3] ?? ''),
        ),
      )}
      <path d="M64 12q8 30 2 54m80-60q4 40-6 66m66 20q6 40-4 70" {...line} stroke="#2A1A12" strokeWidth="4" />
    </>
  ),
  cups: (
    <>
      {onSkin}
      {[58, 120, 182].map((x) => (
        <g key={x}>
          <path
            d={`M${x - 24} 150v-48q0-24 24-24t24 24v48z`}
            fill="#DCEBEA"
            fillOpacity=".75"
            stroke={teal}
            strokeWidth="3"
          />
          <path d={`M${x - 18} 150q18-34 36 0z`} fill="#F3DDA6" />
          <path d={`M${x} 78V52`} {...line} />
        </g>
      ))}
      <path d="M58 52h124V30" {...line} />
    </>
  ),
  vials: (
    <>
      {ground('#E0ECE9')}
      {[60, 120, 180].map((x, at) => (
        <g key={x}>
          <path d={`M${x - 20} 74h40v112q0 16-20 16t-20-16z`} fill={paper} stroke={teal} strokeWidth="3" />
          <path d={`M${x - 20} ${110 + at * 18}h40V186q0 16-20 16t-20-16z`} fill={[clay, '#E8BA66', '#7FB9B4'][at]} />
          <path d={`M${x - 14} 52h28v22h-28z`} fill={teal} />
        </g>
      ))}
    </>
  ),
  needle: (
    <>
      {cut}
      <path d="M206 20l-68 118" {...line} stroke="#8FA19C" strokeWidth="5" />
      <path d="M222 0l-34 58 18 10L240 8z" fill={paper} stroke={teal} strokeWidth="3" />
      <ellipse cx="134" cy="146" rx="26" ry="13" fill={paper} fillOpacity=".85" />
      <path d="M96 97q38-26 78 0z" fill="#E6C3A4" />
    </>
  ),
  'face-lines': (
    <>
      {ground('#DDE8E4')}
      <path d="M70 30q60-34 112 10t22 116q-14 50-46 60t-58-18q-10-20-34-26t-8-40q-24-14-10-26z" fill={skin} />
      <path d="M120 208q-6-46 10-70t14-74" {...line} stroke={sore} strokeWidth="5" strokeDasharray="10 8" />
      <path d="M200 150q-40 26-88 34" {...line} stroke="#E8C34A" strokeWidth="5" strokeDasharray="10 8" />
      {[
        [160, 110],
        [174, 130],
        [150, 134],
        [168, 152],
      ].map(([x = 0, y = 0]) => dot(x, y, 6, shade))}
    </>
  ),
  finger: (
    <>
      {ground('#DDE8E4')}
      <path d="M84 240V76q0-44 36-44t36 44v164z" fill={skin} stroke={shade} strokeWidth="2" />
      <path d="M96 82q0-36 24-36t24 36v22q-24 10-48 0z" fill="#F8DCD0" />
      <path d="M104 240V110m32 130V110" {...line} stroke="#E8C34A" strokeWidth="6" />
      <path d="M20 180l58 14" {...line} stroke="#8FA19C" strokeWidth="6" />
      {dot(90, 197, 12, paper)}
    </>
  ),
  tourniquet: (
    <>
      {ground('#DDE8E4')}
      <path d="M84 240V76q0-44 36-44t36 44v164z" fill={skin} stroke={shade} strokeWidth="2" />
      <path d="M96 82q0-36 24-36t24 36v22q-24 10-48 0z" fill="#F8DCD0" />
      <path d="M80 170h80v30H80z" fill={clay} />
      <path d="M158 186q40-6 44 20t30 22" {...line} stroke={clay} strokeWidth="12" />
    </>
  ),
  haemangioma: (
    <>
      {ground('#F1E2D2')}
      <circle cx="120" cy="124" r="88" fill={skin} />
      <path d="M84 128q10-8 20 0m32 0q10-8 20 0M104 170q16 12 32 0" {...line} stroke="#4A2A1A" strokeWidth="5" />
      <path d="M120 138q-8 12 4 14" {...line} stroke={shade} />
      <path d="M140 84q20-18 34 0t8 32-30 8-12-40z" fill={sore} />
    </>
  ),
  heart: (
    <>
      {ground('#FBE5E0')}
      <path d="M120 206Q30 140 44 86t76-8q62-46 76 8t-76 120z" fill={clay} />
      <path d="M10 134h70l14-34 22 74 20-58 10 18h84" {...line} stroke={paper} strokeWidth="7" />
    </>
  ),
  steps: (
    <>
      {ground('#E0ECE9')}
      <path d="M24 210h192V70h-48v36h-48v36H72v36H24z" fill={teal} />
      <path d="M40 150l48-42 48-36 52-34m-20-2l22-2-4 22" {...line} stroke={clay} strokeWidth="6" />
    </>
  ),
  calendar: (
    <>
      {ground('#F3ECE0')}
      <rect x="34" y="46" width="172" height="160" rx="14" fill={paper} stroke="#E5DAC8" strokeWidth="3" />
      <path d="M34 60q0-14 14-14h144q14 0 14 14v26H34z" fill={teal} />
      {[0, 1, 2].flatMap((y) =>
        [0, 1, 2, 3, 4].map((x) => dot(60 + x * 30, 110 + y * 32, 8, x === 0 ? clay : '#D7E3DF')),
      )}
      <path d="M74 32v24m92-24v24" {...line} strokeWidth="7" />
    </>
  ),
  lungs: (
    <>
      {ground('#E0ECE9')}
      <path d="M120 30v70M120 100l-20 20m20-20l20 20" {...line} strokeWidth="8" />
      <path
        d="M100 92q-46-20-62 60-6 54 20 54t46-28zM140 92q46-20 62 60 6 54-20 54t-46-28z"
        fill={clay}
        fillOpacity=".8"
      />
    </>
  ),
  cabin: (
    <>
      {ground('#1C3B3D')}
      {[34, 62, 178, 206].map((x) => (
        <rect key={x} x={x - 7} y="24" width="14" height="192" rx="7" fill="#B9A7E8" />
      ))}
      <circle cx="120" cy="72" r="24" fill={skin} />
      <path d="M98 66h44v12H98z" fill="#17282B" />
      <path d="M84 218v-86q0-28 36-28t36 28v86z" fill={skin} />
      <path d="M88 176h64v34H88z" fill={paper} />
    </>
  ),
  squares: (
    <>
      {onSkin}
      {[0, 1, 2].map((at) => (
        <g key={at}>
          <rect
            x={22 + at * 70}
            y="86"
            width="56"
            height="56"
            rx="6"
            fill="none"
            stroke={paper}
            strokeWidth="4"
            strokeDasharray="8 6"
          />
          {[0, 1, 2].map((shot) => dot(36 + at * 70 + shot * 14, 114, 6, ['#B8764E', '#E3C3A6', '#F6EDE0'][at] ?? ''))}
        </g>
      ))}
    </>
  ),
};
