import { knownPrefix } from '@tvacha/api/redeem-factor';
import type { secondFactors } from '@tvacha/api/schema';
import { seedId } from './seed-id';
import type { Around } from './when';

/** Secrets of the demo staff's authenticators, for everybody to know; never seeded elsewhere. */
export const demoSecrets = {
  'admin@tvacha.example': 'MFUXG2DBOBUWY3DBNFRWC3TBOJWWC3DP',
  'desk@tvacha.example': 'ONUW42LUMFVG643INFWG6YLOORSXE3RT',
  'editor@tvacha.example': 'MZQXE2DBNZQWY2LTMFTGM4TPNZUGC4RW',
} as const satisfies Record<string, string>;

/** The authenticators of the demo staff, set up long ago. */
export const factorRows = (when: Around): (typeof secondFactors.$inferInsert)[] =>
  Object.entries(demoSecrets).map(([email, secret]) => ({
    userId: seedId(`user/${email}`),
    secret: `${knownPrefix}${secret}`,
    confirmedAt: when.now,
  }));
