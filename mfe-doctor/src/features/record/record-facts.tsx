import { useT } from '../../common/i18n';
import type { Fact } from '../../kinds/kind';
import styles from './record-facts.module.css';

export function RecordFacts({ facts }: { facts: readonly Fact[] }) {
  const t = useT();
  return (
    <dl className={styles.facts} aria-label={t('record.facts')}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
