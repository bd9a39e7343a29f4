import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { useSupportHours } from '@tvacha/shared-core/support-hours';
import { Icon, type IconName } from '@tvacha/shared-ui/icon';
import type { ReactNode } from 'react';
import { useT } from '../../messages';
import styles from './contact-aside.module.css';
import { LetterDrawing } from './letter-drawing';
import { useContactT } from './messages';

/** What to know before writing. */
export function ContactAside() {
  const t = useContactT();
  const say = useT();
  const hours = useSupportHours();
  return (
    <aside className={styles.aside}>
      <div className={styles.arch} aria-hidden="true">
        <LetterDrawing />
      </div>
      <ul className={styles.list}>
        <Row icon="clock" title={t('hours')}>
          {say('footer.hours', { ...hours })}
        </Row>
        <Row icon="identification-card" title={t('code')}>
          {t('code.text')}
        </Row>
        <Row icon="stethoscope" title={t('advice')}>
          {t('advice.text')} <Link to={paths.findADoctor()}>{t('advice.find')}</Link>
        </Row>
        <Row icon="phone" title={t('emergency')}>
          {t('emergency.text')}
        </Row>
      </ul>
    </aside>
  );
}

function Row({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <Icon name={icon} size={24} />
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{children}</p>
      </div>
    </li>
  );
}
