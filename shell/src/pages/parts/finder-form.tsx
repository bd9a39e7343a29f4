import { paths } from '@tvacha/shared-core/paths';
import { useNavigate } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import { type FormEvent, useId, useRef, useState } from 'react';
import styles from './finder-form.module.css';
import { usePartsT } from './messages';

/** Where the doctor finder is opened for what was typed, or what is wrong with it. */
type FinderTarget = { path: string } | { problem: 'empty' | 'pincode' };

/** Two to six digits are a PIN code or its beginning, as the server takes it; anything with a letter is a place. */
export function finderTarget(typed: string): FinderTarget {
  const place = typed.trim().replace(/\s+/g, ' ');
  if (place === '') return { problem: 'empty' };
  if (/\p{L}/u.test(place)) return { path: paths.findADoctor({ city: place }) };
  const pincode = place.replace(/\s/g, '');
  return /^[1-9]\d{1,5}$/.test(pincode) ? { path: paths.findADoctor({ pincode }) } : { problem: 'pincode' };
}

type Problem = Extract<FinderTarget, { problem: string }>['problem'];

/** A city or a PIN code, and off to the finder. Without scripts the browser sends it as a city. */
export function FinderForm() {
  const t = usePartsT();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Problem>();
  const find = (event: FormEvent) => {
    event.preventDefault();
    const target = finderTarget(input.current?.value ?? '');
    if ('path' in target) navigate(target.path);
    else {
      setProblem(target.problem);
      input.current?.focus();
    }
  };
  return (
    <form action={paths.findADoctor()} onSubmit={find}>
      <div className={styles.control}>
        <Icon name="map-pin" size={20} />
        <input
          ref={input}
          className={styles.input}
          name="city"
          maxLength={60}
          autoComplete="postal-code"
          aria-label={t('finder.place')}
          placeholder={t('finder.place')}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={() => setProblem(undefined)}
        />
        <button type="submit" className={styles.go} aria-label={t('finder.submit')}>
          <Icon name="arrow-right" size={20} />
        </button>
      </div>
      {problem ? (
        <p className={styles.problem} id={`${id}-problem`} role="alert">
          <Icon name="x-circle" size={16} />
          {t(`finder.problem.${problem}`)}
        </p>
      ) : null}
    </form>
  );
}
