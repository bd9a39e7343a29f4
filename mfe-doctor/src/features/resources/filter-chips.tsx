import { Icon } from '@tvacha/shared-ui/icon';
import { useT } from '../../common/i18n';
import styles from './filter-chips.module.css';
import type { FilterName } from './list-query';

export interface Chip {
  name: FilterName;
  label: string;
}
interface FilterChipsProps {
  chips: readonly Chip[];
  onRemove: (name: FilterName) => void;
  onClear: () => void;
}

/** What narrows the list, each with a cross. */
export function FilterChips({ chips, onRemove, onClear }: FilterChipsProps) {
  const t = useT();
  if (chips.length === 0) return null;
  return (
    <div className={styles.chips}>
      <span className={styles.label}>{t('list.showing')}</span>
      {chips.map((chip) => (
        <button
          key={chip.name}
          type="button"
          className={styles.chip}
          aria-label={t('list.remove', { name: chip.label })}
          onClick={() => onRemove(chip.name)}
        >
          {chip.label}
          <Icon name="x" size={16} />
        </button>
      ))}
      <button type="button" className={styles.clear} onClick={onClear}>
        {t('list.clearAll')}
      </button>
    </div>
  );
}
