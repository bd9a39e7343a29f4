import { skin } from '../../theme/tokens';

export type Tone = 0 | 1 | 2 | 3 | 4;

export interface TonePaint {
  /** The skin itself, from the upper left to the lower right. */
  from: string;
  to: string;
  /** Lines of the skin's surface. */
  line: string;
  /** Inflamed: on deep skin it shows brighter or violet rather than red. */
  mark: string;
  /** Raised or scaly: lighter than the skin. */
  pale: string;
  /** Pigmented: darker than the skin. */
  deep: string;
  hair: string;
}

const [s1, s2, s3, s4, s5, s6, s7] = skin;
const hair = '#2A1A14';

/** The five skin tones, light to deep. */
export const tones: Readonly<Record<Tone, TonePaint>> = {
  0: { from: s1, to: s2, line: s3, mark: '#B4452F', pale: '#FFF3EA', deep: s4, hair },
  1: { from: s2, to: s3, line: s4, mark: '#B0412C', pale: s1, deep: s5, hair },
  2: { from: s3, to: s4, line: s5, mark: '#A83B27', pale: s2, deep: s5, hair },
  3: { from: s4, to: s5, line: s6, mark: '#9E3324', pale: s3, deep: s6, hair: '#1E120D' },
  4: { from: s6, to: s7, line: s5, mark: '#D0674A', pale: s4, deep: '#2B150D', hair: '#150B07' },
};

export interface DrawingProps {
  paint: TonePaint;
  random: () => number;
}
