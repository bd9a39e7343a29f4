import type { Cover } from '@tvacha/shared-contract';

export interface CoverPaint {
  ground: string;
  ink: string;
  /** Colours of the art: the main one, two that go with it, a light and a dark. */
  a: string;
  b: string;
  c: string;
  light: string;
  dark: string;
}

/** Six bindings of the library. Printed colours: they are the same by day and by night. */
export const coverPaints: Readonly<Record<Cover['palette'], CoverPaint>> = {
  clay: {
    ground: '#A34730',
    ink: '#FBEADC',
    a: '#8A3726',
    b: '#C27257',
    c: '#D8987C',
    light: '#F2D3BF',
    dark: '#6A2618',
  },
  teal: {
    ground: '#104C50',
    ink: '#F4EBDD',
    a: '#7FB5AF',
    b: '#E0A07C',
    c: '#2F7274',
    light: '#F2E4D2',
    dark: '#0A3539',
  },
  sand: {
    ground: '#E2D4BC',
    ink: '#17383C',
    a: '#1F5D60',
    b: '#C4664A',
    c: '#B99F78',
    light: '#F8EFE0',
    dark: '#17383C',
  },
  ink: {
    ground: '#2B2220',
    ink: '#F3E5D4',
    a: '#D9805F',
    b: '#94593F',
    c: '#D8A23F',
    light: '#F6DEC6',
    dark: '#56382D',
  },
  mist: {
    ground: '#DBE6E0',
    ink: '#17444A',
    a: '#3F7F7C',
    b: '#CF7A5E',
    c: '#9CC3BC',
    light: '#F3F8F4',
    dark: '#27545A',
  },
  peach: {
    ground: '#EBC2A0',
    ink: '#3B2018',
    a: '#A2654A',
    b: '#7A3B26',
    c: '#D49A74',
    light: '#FDF0E2',
    dark: '#2B1712',
  },
};

export interface PatternProps {
  paint: CoverPaint;
  random: () => number;
}

/** The field that a pattern fills. */
export const field = { width: 120, height: 82 } as const;
