import { type Choice, ChoiceList, type ChoiceListProps } from '@tvacha/shared-ui/choice-list';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import styles from './filters.module.css';

interface FoldedChoicesProps extends Pick<ChoiceListProps, 'label' | 'value' | 'onChange'> {
  options: readonly Choice[];
  /** How many show at first, and keep their room while they are on their way. */
  most: number;
  isAwaited?: boolean;
}

/** A filter whose long tail folds away; the chosen one stays in sight. */
export function FoldedChoices({ options, most, isAwaited = false, ...list }: FoldedChoicesProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const rest = options.length - most;
  const visible = options.filter(({ value }, index) => open || index < most || value === list.value);
  const fold = (
    <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
      {open ? t('list.showFewer') : t('list.showMore', { count: rest })}
    </button>
  );
  return (
    <ChoiceList
      {...list}
      options={visible}
      awaited={isAwaited && options.length === 0 ? most + 1 : undefined}
      more={rest > 0 ? fold : undefined}
    />
  );
}
