import type { ContributionDetail } from '@tvacha/shared-contract';
import { beginContribution } from '@tvacha/shared-contract/routes/contributions';
import type { ContributionKind } from '@tvacha/shared-contract/vocabulary';
import { call } from '@tvacha/shared-core/http';
import { createMutation } from '@tvacha/shared-core/mutations';
import { saidInPage } from '../../common/refusal';
import { contributions } from './contributions';

/** Begins a draft; its pictures and words are added to it from then on. */
export const beginning = createMutation({
  name: 'contributionBeginning',
  keyOf: () => 'new',
  send: ({ type }: { type: ContributionKind }): Promise<ContributionDetail> =>
    call(beginContribution, { body: { type, details: {} } }),
  invalidates: [contributions],
  saidInPlace: saidInPage,
});
