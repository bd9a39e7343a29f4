import { useLanguage } from '@tvacha/shared-core/i18n';
import { Icon } from '@tvacha/shared-ui/icon';
import { Tag } from '@tvacha/shared-ui/tag';
import { useT } from '../../common/i18n';
import styles from './article-blocks.module.css';

export function StepsBlock({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ol className={styles.steps}>
      {items.map((item) => (
        <li key={item.title}>
          <strong>{item.title}</strong> {item.text}
        </li>
      ))}
    </ol>
  );
}

export function WarningBlock({ title, text }: { title: string; text: string }) {
  return (
    <aside className={styles.warning} aria-label={title}>
      <Icon name="warning-circle" size={24} />
      <div>
        <p className={styles.warningTitle}>{title}</p>
        <p>{text}</p>
      </div>
    </aside>
  );
}

export function MythFactBlock({ myth, fact }: { myth: string; fact: string }) {
  const t = useT();
  const language = useLanguage();
  return (
    <div className={styles.pair} lang={language}>
      <div className={styles.card}>
        <Tag tone="red" icon="x">
          {t('article.myth')}
        </Tag>
        <p lang="en">{myth}</p>
      </div>
      <div className={styles.card}>
        <Tag tone="green" icon="check">
          {t('article.fact')}
        </Tag>
        <p lang="en">{fact}</p>
      </div>
    </div>
  );
}
