import type { Speciality } from '@tvacha/shared-contract';
import { ChoiceList } from '@tvacha/shared-ui/choice-list';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import styles from './filters.module.css';

/** Whether a speciality is the one that a URL names, which may be by slug or by id. */
export const named =
  (name: string) =>
  ({ _id, slug }: Speciality): boolean =>
    name === slug || name === _id;

const shown = 7;

interface SpecialityFilterProps {
  specialities: readonly Speciality[];
  /** They are on their way. */
  awaited: boolean;
  /** Titles by speciality id, where the whole list is known. */
  counts?: ReadonlyMap<string, number>;
  value: string;
  onChange: (speciality: string) => void;
}

/** Sub-specialities; the long tail folds away. */
export function SpecialityFilter({ specialities, awaited, counts, value, onChange }: SpecialityFilterProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const rest = specialities.length - shown;
  const visible = specialities.filter((one, index) => open || index < shown || named(value)(one));
  const fold = (
    <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
      {open ? t('list.showFewer') : t('list.showMore', { count: rest })}
    </button>
  );
  return (
    <ChoiceList
      label={t('list.subSpeciality')}
      options={visible.map((one) => ({ value: one.slug, label: one.name, count: counts?.get(one._id) }))}
      awaited={awaited ? shown + 1 : undefined}
      value={specialities.find(named(value))?.slug}
      onChange={(speciality) => onChange(speciality ?? '')}
      more={rest > 0 ? fold : undefined}
    />
  );
}
