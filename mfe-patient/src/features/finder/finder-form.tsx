import { paths } from '@tvacha/shared-core/paths';
import { Button } from '@tvacha/shared-ui/button';
import { TextField } from '@tvacha/shared-ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { useT } from '../../common/i18n';
import styles from './finder-form.module.css';
import { type FinderAddress, hasBadPincode, placeOf } from './finder-list';

/** A place and a name. Without scripts the browser sends the same fields by itself. */
export function FinderForm({ list }: { list: FinderAddress }) {
  const t = useT();
  const query = list.address;
  const form = useRef<HTMLFormElement>(null);
  const [place, setPlace] = useState(query.city || query.pincode || query.state);
  const [name, setName] = useState(query.name);
  const [isBad, setBad] = useState(hasBadPincode(query));
  const find = (event: FormEvent) => {
    event.preventDefault();
    const next = { name: name.trim(), ...placeOf(place) };
    const bad = hasBadPincode({ ...query, ...next });
    setBad(bad);
    if (bad) form.current?.querySelector<HTMLInputElement>('[name="city"]')?.focus();
    else list.change(next);
  };
  return (
    <form ref={form} aria-label={t('finder.form')} className={styles.form} action={paths.findADoctor()} onSubmit={find}>
      <div className={styles.place}>
        <TextField
          name="city"
          label={t('finder.place')}
          placeholder={t('finder.placeExample')}
          error={isBad ? t('finder.badPincode') : undefined}
          maxLength={100}
          autoComplete="off"
          value={place}
          onChange={(text) => {
            setPlace(text);
            setBad(false);
          }}
        />
      </div>
      <TextField
        name="name"
        label={t('finder.name')}
        placeholder={t('finder.nameExample')}
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={setName}
      />
      {(['speciality', 'language'] as const).map((filter) =>
        query[filter] ? <input key={filter} type="hidden" name={filter} value={query[filter]} /> : null,
      )}
      <div className={styles.go}>
        <Button kind="primary" htmlType="submit" icon="magnifying-glass" block>
          {t('finder.search')}
        </Button>
      </div>
    </form>
  );
}
