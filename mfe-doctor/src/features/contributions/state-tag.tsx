import type { ContributionState } from '@tvacha/shared-contract/vocabulary';
import { Tag } from '@tvacha/shared-ui/tag';
import { useT } from './messages';

const tones = {
  draft: 'neutral',
  pending: 'amber',
  returned: 'amber',
  published: 'green',
  rejected: 'red',
  withdrawn: 'neutral',
} as const satisfies Record<ContributionState, string>;

/** Where a contribution of one’s own stands. */
export function StateTag({ state }: { state: ContributionState }) {
  const t = useT();
  return <Tag tone={tones[state]}>{t(`contributions.state.${state}`)}</Tag>;
}
