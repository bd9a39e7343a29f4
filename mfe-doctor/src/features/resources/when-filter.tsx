import { ChoiceList } from '@tvacha/shared-ui/choice-list';
import { useT } from '../../common/i18n';
import type { KindAddress } from '../../kinds/kind-list';

type When = KindAddress['when'];

interface WhenFilterProps {
  value: When;
  onChange: (when: When) => void;
}

/** Whether it is still to be; neither where nothing is chosen. */
export function WhenFilter({ value, onChange }: WhenFilterProps) {
  const t = useT();
  const options = (['upcoming', 'past'] as const).map((when) => ({ value: when, label: t(`list.when.${when}`) }));
  return (
    <ChoiceList
      label={t('list.when')}
      options={options}
      value={value === 'any' ? undefined : value}
      onChange={(chosen) => onChange(options.find((option) => option.value === chosen)?.value ?? 'any')}
    />
  );
}
