const hill = (y: number, height: number) => `M-20 ${y}q70 ${-height} 140 0t140 0 140 0 140 0V440H-20Z`;

/** An open book whose pages are skin, hairs growing out of its fold. */
export function ReadingDrawing() {
  return (
    <svg viewBox="0 0 520 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="520" height="420" fill="var(--art-sky)" />
      <circle cx="260" cy="112" r="56" fill="var(--art-sun)" opacity=".86" />
      <path d="M0 84q130-26 260 0t260 0M0 112q130-26 260 0t260 0" fill="none" stroke="var(--art-line)" opacity=".5" />
      <path d={hill(350, 26)} fill="var(--skin-5)" />
      <path d={hill(380, -22)} fill="var(--skin-6)" />
      <g strokeLinejoin="round">
        <path d="M70 206q100-30 190 14 90-44 190-14v146q-100-30-190 14-90-44-190-14Z" fill="var(--art-ink)" />
        <path d="M82 194q92-26 178 18v142q-86-42-178-18Z" fill="var(--skin-1)" />
        <path d="M438 194q-92-26-178 18v142q86-42 178-18Z" fill="var(--skin-2)" />
        <path d="M260 212v142" stroke="var(--skin-5)" strokeWidth="3" />
      </g>
      <g fill="none" stroke="var(--skin-5)" strokeWidth="3.4" strokeLinecap="round">
        <path d="M108 220q60-12 124 14M108 244q60-12 124 14M108 268q60-12 124 14" />
        <path d="M108 292q40-8 78 2" />
      </g>
      <g>
        <path d="M290 250q62-28 126-22v28q-64-6-126 22Z" fill="var(--skin-3)" />
        <path d="M290 278q62-28 126-22v22q-64-6-126 22Z" fill="var(--skin-4)" />
        <path d="M290 300q62-28 126-22v18q-64-6-126 22Z" fill="var(--skin-6)" />
        <g fill="var(--skin-1)" opacity=".8">
          <circle cx="312" cy="258" r="5" />
          <circle cx="340" cy="248" r="5" />
          <circle cx="368" cy="243" r="5" />
          <circle cx="396" cy="241" r="5" />
        </g>
      </g>
      <g fill="none" stroke="var(--art-hair)" strokeWidth="4.6" strokeLinecap="round">
        <path d="M236 214q-4-66-38-102M260 220q-2-70 4-128M284 214q6-62 46-92" />
      </g>
      <g fill="var(--art-bulb)">
        <circle cx="236" cy="216" r="8" />
        <circle cx="260" cy="222" r="8" />
        <circle cx="284" cy="216" r="8" />
      </g>
    </svg>
  );
}
