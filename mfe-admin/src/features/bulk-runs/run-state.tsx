import type { BulkState } from '@tvacha/shared-contract/bulk';
import { Tag } from '@tvacha/shared-ui/tag';
import type { ComponentProps } from 'react';
import { useT } from '../../common/i18n';

const looks = {
  running: { tone: 'primary', icon: 'clock' },
  paused: { tone: 'amber', icon: 'clock' },
  done: { tone: 'green', icon: 'check-circle' },
  cancelled: { tone: 'neutral', icon: 'prohibit' },
} satisfies Record<BulkState, Pick<ComponentProps<typeof Tag>, 'tone' | 'icon'>>;

/** How a run stands, in one word. */
export function RunState({ state }: { state: BulkState }) {
  const t = useT();
  return <Tag {...looks[state]}>{t(`bulk.state.${state}`)}</Tag>;
}
