import { paths } from '@tvacha/shared-core/paths';
import { useDebounced, useResource } from '@tvacha/shared-core/resources';
import { Button } from '@tvacha/shared-ui/button';
import { type Suggested, SuggestField } from '@tvacha/shared-ui/suggest-field';
import { type FormEvent, useRef, useState } from 'react';
import { useT } from '../../common/i18n';
import { doctorSuggestions } from '../../state/doctors';
import styles from './finder-form.module.css';
import { type FinderAddress, hasBadPincode, placeOf } from './finder-list';

const pause = 150;
const none: readonly Suggested[] = [];

/**
 * What is suggested for what somebody types, once the typing rests; the former while the next is on its way.
 * @param typed empty until somebody types.
 */
function useSuggestions(field: 'place' | 'name', typed: string): readonly Suggested[] {
  const [last, setLast] = useState(none);
  const wanted = /\p{L}/u.test(typed) && typed.trim().length > 1 ? typed.trim() : '';
  const search = useDebounced(wanted, pause);
  const { value } = useResource(doctorSuggestions, search ? { field, search } : null);
  const found = value?.map(({ value, place }) => ({ value, note: place }));
  if (found && JSON.stringify(found) !== JSON.stringify(last)) setLast(found);
  return wanted ? last : none;
}

/** A place and a name. Without scripts the browser sends the same fields by itself. */
export function FinderForm({ list }: { list: FinderAddress }) {
  const t = useT();
  const query = list.address;
  const form = useRef<HTMLFormElement>(null);
  const [place, setPlace] = useState(query.city || query.pincode || query.state);
  const [name, setName] = useState(query.name);
  const [typed, setTyped] = useState({ place: '', name: '' });
  const places = useSuggestions('place', typed.place);
  const names = useSuggestions('name', typed.name);
  const [isBad, setBad] = useState(hasBadPincode(query));
  const find = (given: { place: string; name: string }) => {
    const next = { name: given.name.trim(), ...placeOf(given.place) };
    const bad = hasBadPincode({ ...query, ...next });
    setBad(bad);
    if (bad) form.current?.querySelector<HTMLInputElement>('[name="city"]')?.focus();
    else list.change(next);
  };
  return (
    <form
      ref={form}
      aria-label={t('finder.form')}
      className={styles.form}
      action={paths.findADoctor()}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        find({ place, name });
      }}
    >
      <div>
        <SuggestField
          name="city"
          label={t('finder.place')}
          placeholder={t('finder.placeExample')}
          error={isBad ? t('finder.badPincode') : undefined}
          maxLength={100}
          value={place}
          suggestions={places}
          onPick={(chosen) => find({ place: chosen, name })}
          onChange={(text) => {
            setPlace(text);
            setTyped({ place: text, name: '' });
            setBad(false);
          }}
        />
      </div>
      <SuggestField
        name="name"
        label={t('finder.name')}
        placeholder={t('finder.nameExample')}
        maxLength={100}
        value={name}
        suggestions={names}
        onPick={(chosen) => find({ place, name: chosen })}
        onChange={(text) => {
          setName(text);
          setTyped({ place: '', name: text });
        }}
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
