import * as constants from '@tvacha/shared-contract/constants';

/** The colours of the portal by role; each is a custom property of the same name. */
const light = {
  ground: '#FAF6EF',
  surface: '#FFFDF9',
  raised: '#FFFFFF',
  sunken: '#F3ECE0',
  hairline: '#E5DAC8',
  'control-border': '#8F8270',
  text: '#17282B',
  'text-2': '#475658',
  'text-3': '#616B69',
  primary: '#0F4C52',
  'primary-hover': '#17636A',
  'on-primary': '#FFFDF9',
  'primary-soft': '#E0ECE9',
  'on-primary-soft': '#0B3B40',
  clay: '#A2452C',
  'clay-soft': '#F9E7DD',
  'clay-graphic': '#C4664A',
  green: '#2C6A3E',
  'green-soft': '#E3EEE1',
  amber: '#805000',
  'amber-soft': '#FAECCD',
  red: '#A62B2B',
  'red-soft': '#FBE5E0',
  band: '#0F3B40',
  'on-band': '#F6EDE0',
  'on-band-2': '#C9D4CE',
  'band-line': '#3C6466',
  'band-eyebrow': '#E9A583',
  mask: 'rgba(23, 40, 43, 0.46)',
  'art-sky': '#FFF6EA',
  'art-sky-low': '#FBEFE2',
  'art-line': '#D9B7A0',
  'art-sun': '#F1C6AE',
  'art-hair': '#17383C',
  'art-vessel': '#B0524A',
  'art-bulb': '#D06A4F',
  'art-ink': '#0F4C52',
  'art-ink-deep': '#0A3A3F',
  'logo-line': '#F8E9DA',
  'logo-root': '#D9805F',
};

export type ColourName = keyof typeof light;

const dark: Record<ColourName, string> = {
  ground: '#101A1B',
  surface: '#172425',
  raised: '#1E2D2E',
  sunken: '#0B1314',
  hairline: '#2E3F40',
  'control-border': '#728582',
  text: '#F2EBDF',
  'text-2': '#BFC6BF',
  'text-3': '#9BA8A4',
  primary: '#7FC6C0',
  'primary-hover': '#A0D8D3',
  'on-primary': '#06282B',
  'primary-soft': '#1C3B3D',
  'on-primary-soft': '#B5E0DB',
  clay: '#F0A587',
  'clay-soft': '#3C2820',
  'clay-graphic': '#D9805F',
  green: '#8BCB98',
  'green-soft': '#1E3526',
  amber: '#E8BA66',
  'amber-soft': '#3A2E17',
  red: '#F49C92',
  'red-soft': '#402322',
  band: '#0B2A2D',
  'on-band': '#F6EDE0',
  'on-band-2': '#C9D4CE',
  'band-line': '#2F5558',
  'band-eyebrow': '#E9A583',
  mask: 'rgba(4, 9, 10, 0.62)',
  'art-sky': '#1E2D2E',
  'art-sky-low': '#233232',
  'art-line': '#5C4A42',
  'art-sun': '#C08A72',
  'art-hair': '#F4D5BB',
  'art-vessel': '#B0524A',
  'art-bulb': '#D06A4F',
  'art-ink': '#7FC6C0',
  'art-ink-deep': '#5CA7A2',
  'logo-line': '#0B2A2D',
  'logo-root': '#A2452C',
};

export const colours = { light, dark } as const;

/** Skin from light to deep; for drawings only. */
export const skin = ['#F7E0CC', '#EFC6A4', '#DDA47C', '#C08056', '#955A39', '#6B3D28', '#432519'] as const;

/** Shadows are one recipe in both modes; darkness needs a deeper one. */
export const shadows = {
  light: {
    e1: '0 1px 2px rgba(60, 42, 22, 0.06)',
    e2: '0 2px 6px rgba(60, 42, 22, 0.06), 0 12px 28px -12px rgba(60, 42, 22, 0.16)',
    e3: '0 4px 12px rgba(42, 28, 14, 0.08), 0 32px 64px -16px rgba(42, 28, 14, 0.28)',
  },
  dark: {
    e1: '0 1px 2px rgba(0, 0, 0, 0.24)',
    e2: '0 2px 6px rgba(0, 0, 0, 0.24), 0 12px 28px -12px rgba(0, 0, 0, 0.5)',
    e3: '0 4px 12px rgba(0, 0, 0, 0.3), 0 32px 64px -16px rgba(0, 0, 0, 0.64)',
  },
} as const;

const devanagari = (kind: 'Sans' | 'Serif') =>
  `'Noto ${kind} Devanagari Variable', 'Devanagari Here', 'Noto ${kind} Devanagari Late', 'Noto ${kind} Devanagari Fallback'`;

export const fonts = {
  display: `'Newsreader Variable', 'Newsreader Fallback', 'Newsreader Fallback Noto', 'Newsreader Fallback DejaVu', ${devanagari('Serif')}, Georgia, serif`,
  body: `'Inter Variable', 'Inter Fallback', ${devanagari('Sans')}, system-ui, sans-serif`,
} as const;

/** What is the same by day and by night. */
export const fixed = {
  'font-display': fonts.display,
  'font-body': fonts.body,
  'radius-cover': '4px',
  'radius-small': '6px',
  'radius-control': '8px',
  'radius-card': '12px',
  'radius-modal': '16px',
  'control-sm': '32px',
  'control-md': '40px',
  'control-lg': '48px',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;

/** How long things move; not at all where the reader asks for no motion. */
export const times = {
  'time-press': '120ms',
  'time-hover': '200ms',
  'time-drawer': '320ms',
  'time-longest': `${constants.longestAnimation}ms`,
} as const;

/** Type styles as `font` shorthands: `font: var(--type-h2)`. Display sizes also take a tracking of -0.024em. */
export const type = {
  'type-display': '450 4rem/4.25rem var(--font-display)',
  'type-h1': '450 3.5rem/3.75rem var(--font-display)',
  'type-h2': '500 2.5rem/3rem var(--font-display)',
  'type-h3': '500 1.5rem/2rem var(--font-display)',
  'type-h4': '500 1.25rem/1.75rem var(--font-display)',
  'type-lead': '400 1.4375rem/2.25rem var(--font-display)',
  'type-reading': '400 1.25rem/2.125rem var(--font-display)',
  'type-body': '400 0.9375rem/1.5rem var(--font-body)',
  'type-table': '400 0.875rem/1.25rem var(--font-body)',
  'type-small': '400 0.8125rem/1.25rem var(--font-body)',
  'type-caption': '400 0.75rem/1rem var(--font-body)',
} as const;

/** The same styles where the window is 767 px wide or less. */
export const phoneType = {
  'type-display': '450 2.5rem/2.75rem var(--font-display)',
  'type-h1': '450 2.5rem/2.75rem var(--font-display)',
  'type-h2': '500 1.75rem/2.25rem var(--font-display)',
  'type-lead': '400 1.25rem/2rem var(--font-display)',
  'type-reading': '400 1.1875rem/2rem var(--font-display)',
} as const;

/** Devanagari stands higher and hangs lower than Latin, and is wider: smaller headings, more room between lines. */
export const hindiType = {
  'type-display': '500 3.25rem/4.5rem var(--font-display)',
  'type-h1': '500 2.875rem/4rem var(--font-display)',
  'type-h2': '500 2.125rem/3.125rem var(--font-display)',
  'type-h3': '500 1.375rem/2.125rem var(--font-display)',
  'type-h4': '500 1.1875rem/2rem var(--font-display)',
  'type-lead': '400 1.25rem/2.25rem var(--font-display)',
  'type-reading': '400 1.125rem/2.125rem var(--font-display)',
  'type-body': '400 0.9375rem/1.6875rem var(--font-body)',
  'type-table': '400 0.875rem/1.5625rem var(--font-body)',
  'type-small': '400 0.8125rem/1.4375rem var(--font-body)',
  'type-caption': '400 0.75rem/1.3125rem var(--font-body)',
} as const satisfies Record<keyof typeof type, string>;

export const hindiPhoneType = {
  'type-display': '500 2.125rem/3.125rem var(--font-display)',
  'type-h1': '500 2.125rem/3.125rem var(--font-display)',
  'type-h2': '500 1.625rem/2.5rem var(--font-display)',
  'type-lead': '400 1.1875rem/2.1875rem var(--font-display)',
} as const satisfies Partial<Record<keyof typeof type, string>>;
