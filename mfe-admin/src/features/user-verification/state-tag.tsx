import type { ApprovalState } from '@tvacha/shared-contract/vocabulary';
import { Tag } from '@tvacha/shared-ui/tag';
import type { ComponentProps } from 'react';
import { useT } from '../../common/i18n';

type TagLook = Pick<ComponentProps<typeof Tag>, 'tone' | 'icon'>;

const looks = {
  pending: { tone: 'amber', icon: 'clock' },
  verified: { tone: 'green', icon: 'check-circle' },
  rejected: { tone: 'red', icon: 'x-circle' },
  disabled: { tone: 'neutral', icon: 'prohibit' },
} satisfies Record<ApprovalState, TagLook>;

export function StateTag({ state }: { state: ApprovalState }) {
  const t = useT();
  return <Tag {...looks[state]}>{t(`users.${state}`)}</Tag>;
}
