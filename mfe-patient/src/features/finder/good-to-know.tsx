import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { Card } from '@tvacha/shared-ui/card';
import { Icon } from '@tvacha/shared-ui/icon';
import { useT } from '../../common/i18n';
import styles from './good-to-know.module.css';

const parts = {
  choose: ['condition', 'language', 'distance'],
  bring: ['medicines', 'reports', 'photos', 'questions'],
} as const;

/** How to choose a doctor, and what to take along. */
export function GoodToKnow() {
  const t = useT();
  return (
    <div className={styles.know}>
      {(['choose', 'bring'] as const).map((part) => (
        <Card key={part} title={t(`finder.${part}.title`)}>
          <ul className={styles.list}>
            {parts[part].map((line) => (
              <li key={line}>
                <Icon name="check" size={16} />
                {t(`finder.${part}.${line}` as Parameters<typeof t>[0])}
              </li>
            ))}
          </ul>
        </Card>
      ))}
      <p className={styles.note}>
        <Icon name="shield-check" size={24} />
        <span>{t('finder.checked')}</span>
      </p>
      <p className={styles.care}>
        {t('finder.care')} <Link to={paths.dermalive()}>{t('finder.dermalive')}</Link>
      </p>
    </div>
  );
}
