import type { Applicant } from '@tvacha/shared-contract';
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

/** Whether clearer copies of papers are waited for, or have come. */
export function CopiesTag({ copies }: { copies: Applicant['copies'] }) {
  const t = useT();
  if (!copies) return null;
  const look = { asked: { tone: 'amber', icon: 'clock' }, sent: { tone: 'primary', icon: 'file-image' } } as const;
  return <Tag {...look[copies]}>{t(`copy.state.${copies}`)}</Tag>;
}
