import { Modal } from '@tvacha/shared-ui/modal';
import { useT } from '../i18n';
import styles from './key-help.module.css';
import type { ListKeys } from './use-list-keys';

export interface KeyHelpProps {
  keys: ListKeys;
  /** A record of the list is open beside it. */
  isOpen: boolean;
  /** What the list has: rows that open, rows that are chosen, a search. */
  has: { opens: boolean; chooses: boolean; searches: boolean };
}

/** The keys that are in force in a list, or in the record that is open beside it. */
export function KeyHelp({ keys: { helps, setHelps }, isOpen, has }: KeyHelpProps) {
  const t = useT();
  const walks = has.opens || has.chooses;
  const all = isOpen
    ? ([
        [['j', 'k'], 'keys.step', true],
        [['Esc'], 'keys.close', true],
      ] as const)
    : ([
        [['j', 'k'], 'keys.walk', walks],
        [['Enter'], 'keys.open', has.opens],
        [['x'], 'keys.choose', has.chooses],
        [['/'], 'keys.search', has.searches],
      ] as const);
  return (
    <Modal open={helps} title={t('keys.title')} footer={null} onClose={() => setHelps(false)}>
      <dl className={styles.keys}>
        {[
          ...all.filter(([, , inForce]) => inForce),
          [['Ctrl', 'K'], 'keys.find', true] as const,
          [['?'], 'keys.help', true] as const,
        ].map(([keys, words]) => (
          <div key={words}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
