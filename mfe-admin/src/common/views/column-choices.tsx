import { Checkbox } from '@tvacha/shared-ui/checkbox';
import { useT } from '../i18n';
import styles from './views.module.css';

export interface ColumnChoice {
  /** Those of the list, in their order; the first one is always shown, as rows open by it. */
  columns: readonly { key: string; title: string }[];
  /** The keys of the shown ones; all are where there are none. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Which columns a list shows; each goes to the address at once. */
export function ColumnChoices({ columns, chosen, onChange }: ColumnChoice) {
  const t = useT();
  const isShown = (key: string, at: number) => at === 0 || chosen.length === 0 || chosen.includes(key);
  const turn = (turned: string, on: boolean) => {
    const keys = columns.filter(({ key }, at) => (key === turned ? on : isShown(key, at))).map(({ key }) => key);
    onChange(keys.length === columns.length ? [] : keys);
  };
  return (
    <fieldset className={styles.columns}>
      <legend className={styles.heading}>{t('views.columns')}</legend>
      {columns.map(({ key, title }, at) => (
        <Checkbox
          key={key}
          name={key}
          label={title}
          checked={isShown(key, at)}
          disabled={at === 0}
          onChange={(on) => turn(key, on)}
        />
      ))}
    </fieldset>
  );
}
