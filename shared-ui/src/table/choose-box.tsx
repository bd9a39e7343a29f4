import { Checkbox } from '../form/checkbox';
import { useT } from '../list/messages';
import type { Choosing } from './column';
import css from './table.module.css';

interface ChooseBoxProps<T> {
  label: string;
  choosing: Choosing<T>;
  keys: readonly string[];
}

function ChooseBox<T>({ label, choosing: { chosen, onChange }, keys }: ChooseBoxProps<T>) {
  const count = keys.filter((key) => chosen.has(key)).length;
  return (
    <Checkbox
      hideLabel
      label={label}
      checked={count > 0 && count === keys.length}
      indeterminate={count > 0 && count < keys.length}
      onChange={(on) => onChange(new Set(on ? [...chosen, ...keys] : [...chosen].filter((key) => !keys.includes(key))))}
    />
  );
}

/** Chooses all rows of the page, or takes them back; rows of other pages stay as they are. */
export function ChoosePage<T>(props: Omit<ChooseBoxProps<T>, 'label'>) {
  const t = useT();
  return (
    <th scope="col" className={css.choose}>
      <ChooseBox label={t('choosePage')} {...props} />
    </th>
  );
}

/** The cell of a row's own box; a click beside the box does not open the row. */
export function ChooseRow<T>({ row, rowKey, choosing }: { row: T; rowKey: string; choosing: Choosing<T> }) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only keeps a click to itself
    <td className={css.choose} onClick={(event) => event.stopPropagation()}>
      <ChooseBox label={t('choose', { name: choosing.nameOf(row) })} keys={[rowKey]} choosing={choosing} />
    </td>
  );
}
