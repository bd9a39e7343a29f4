import { Tag } from '@tvacha/shared-ui/tag';
import type { ComponentProps } from 'react';
import { useT } from '../../common/i18n';
import type { OfficeContribution } from './contributions';

type TagLook = Pick<ComponentProps<typeof Tag>, 'tone' | 'icon'>;

const looks = {
  pending: { tone: 'amber', icon: 'clock' },
  returned: { tone: 'clay', icon: 'arrow-left' },
  published: { tone: 'green', icon: 'check-circle' },
  rejected: { tone: 'red', icon: 'x-circle' },
  withdrawn: { tone: 'neutral', icon: 'prohibit' },
} satisfies Record<OfficeContribution['state'], TagLook>;

export function StateTag({ state }: Pick<OfficeContribution, 'state'>) {
  const t = useT();
  return <Tag {...looks[state]}>{t(`approval.state.${state}`)}</Tag>;
}
