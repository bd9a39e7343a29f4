import type { EbookDetail } from '@tvacha/shared-contract';
import { formatDate, formatNumber } from '@tvacha/shared-core/format';
import { useT } from '../../common/i18n';
import styles from './ebook-facts.module.css';

/** Pages, dates and the reviewer. */
export function EbookFacts({ ebook }: { ebook: EbookDetail }) {
  const t = useT();
  const facts = [
    [t('ebook.pages'), formatNumber(ebook.pages)],
    [t('ebook.published'), formatDate(ebook.publishedOn)],
    [t('ebook.reviewer'), ebook.reviewer],
    [t('ebook.reviewed'), formatDate(ebook.reviewedOn)],
  ];
  return (
    <dl className={styles.facts} aria-label={t('ebook.facts')}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
