import { paths } from '@tvacha/shared-core/paths';
import { useNavigate } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import { type FormEvent, useId, useRef, useState } from 'react';
import styles from './finder-form.module.css';
import { type FinderTarget, finderTarget } from './finder-target';
import { usePartsT } from './messages';

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
    <form className={styles.form} action={paths.findADoctor()} onSubmit={find}>
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
