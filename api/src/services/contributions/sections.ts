import { canRead } from '@tvacha/shared-contract/permissions';
import type { Flag, ReadingSection } from '@tvacha/shared-contract/sections';
import { type ContributionKind, contributionKinds } from '@tvacha/shared-contract/vocabulary';
import type { Ctx } from '../ctx';

const sections: Record<ContributionKind, ReadingSection> = { image: 'Contribution Images', case: 'Contribution Cases' };

/** Whether the caller's permissions allow this on a kind of contribution. */
export const mayOn = ({ caller }: Pick<Ctx, 'caller'>, kind: ContributionKind, flag: Flag): boolean =>
  canRead(caller, sections[kind], flag);

/** The kinds the caller may read. */
export const readableKinds = (ctx: Pick<Ctx, 'caller'>): ContributionKind[] =>
  contributionKinds.filter((kind) => mayOn(ctx, kind, 'read'));
