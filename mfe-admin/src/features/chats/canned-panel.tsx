import { useResource } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { TextField } from '@tvacha/shared-ui/text-field';
import { type KeyboardEvent, useRef, useState } from 'react';
import { adminPaths } from '../../app/paths';
import { useT } from '../../common/i18n';
import { cannedAnswers, cannedFor, filledIn } from './canned';
import styles from './talk.module.css';

interface CannedPanelProps {
  member: string;
  onPick: (text: string) => void;
  onClose: () => void;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Canned answers to choose from: typed words narrow them, arrows walk, Enter takes, Escape goes back to the answer. */
export function CannedPanel({ member, onPick, onClose }: CannedPanelProps) {
  const t = useT();
  const view = useResource(cannedAnswers, undefined);
  const [words, setWords] = useState('');
  const ref = useRef<HTMLDivElement>(null);
  const found = cannedFor(view.value ?? [], words);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const isTyping = event.target instanceof HTMLInputElement;
    if (step) {
      event.preventDefault();
      const stops = [...(ref.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
      stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Enter' && isTyping) {
      // Not the answer is to be sent.
      event.preventDefault();
      event.stopPropagation();
      if (found[0]) onPick(filledIn(found[0], member));
    }
  };
  return (
    <div ref={ref} className={styles.canned} role="dialog" aria-label={t('canned.title')} onKeyDown={onKeyDown}>
      <TextField name="canned" label={t('canned.search')} value={words} onChange={setWords} autoFocus maxLength={100} />
      <Loaded
        view={view}
        shape="list"
        failed={{ title: t('canned.failed') }}
        isEmpty={() => found.length === 0}
        empty={<p className={styles.note}>{t(words ? 'canned.noneFits' : 'canned.none')}</p>}
      >
        {() => (
          <ul className={styles.cannedRows}>
            {found.map((answer) => (
              <li key={answer._id}>
                <button type="button" onClick={() => onPick(filledIn(answer, member))}>
                  <strong>{answer.name}</strong>
                  <span>{filledIn(answer, member)}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <Link to={adminPaths.cannedAnswers()}>{t('canned.manage')}</Link>
    </div>
  );
}
