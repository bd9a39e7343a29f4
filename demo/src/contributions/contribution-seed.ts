import type { ContributionDetails, ContributionKind, ContributionState } from '@tvacha/shared-contract';
import type { SpecialitySlug } from '../specialities';

/** What the drawing beside a contribution shows. */
export type Drawing = 'ring' | 'plaque' | 'pale' | 'soft' | 'dots' | 'band' | 'patch' | 'weals' | 'net';

export interface ContributionSeed<Kind extends ContributionKind = ContributionKind> {
  kind: Kind;
  title: string;
  diagnosis: string;
  summary: string;
  speciality: SpecialitySlug;
  /** The part of the address before the at sign; `demo` is the demo doctor. */
  by: string;
  daysAgo: number;
  state: ContributionState;
  /** Why it was turned down. */
  reason?: string;
  details: ContributionDetails<Kind>;
  /** Skin tone of the drawing, 0 light to 4 deep. */
  drawing?: { shows: Drawing; tone: number; caption: string };
}
