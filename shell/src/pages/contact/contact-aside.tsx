import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { useSupportHours } from '@tvacha/shared-core/support-hours';
import { Icon, type IconName } from '@tvacha/shared-ui/icon';
import type { ReactNode } from 'react';
import { useT } from '../../messages';
import styles from './contact-aside.module.css';
import { useContactT } from './messages';

const hill = (y: number, height: number) => `M-20 ${y}q70 ${-height} 140 0t140 0 140 0 140 0V440H-20Z`;

/** A letter on its way over hills of skin, from light to deep. */
function LetterDrawing() {
  return (
    <svg viewBox="0 0 520 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="520" height="420" fill="var(--art-sky)" />
      <circle cx="150" cy="112" r="42" fill="var(--art-sun)" opacity=".86" />
      <path d="M0 84q130-26 260 0t260 0M0 112q130-26 260 0t260 0" fill="none" stroke="var(--art-line)" opacity=".5" />
      <path d={hill(296, 40)} fill="var(--skin-1)" />
      <path d={hill(318, -36)} fill="var(--skin-2)" />
      <path d={hill(342, 34)} fill="var(--skin-4)" />
      <path d={hill(368, -28)} fill="var(--skin-5)" />
      <path d={hill(396, 24)} fill="var(--skin-7)" />
      <g transform="rotate(-6 270 220)">
        <path d="M150 168 270 92l120 76Z" fill="var(--skin-5)" />
        <rect x="176" y="96" width="188" height="150" rx="6" fill="var(--skin-1)" />
        <g stroke="var(--skin-5)" strokeWidth="4" strokeLinecap="round" fill="none">
          <path d="M200 132q14-8 28 0t28 0 28 0 28 0" />
          <path d="M200 154q14-8 28 0t28 0 28 0" />
          <path d="M200 176q14-8 28 0t28 0 28 0 28 0" />
        </g>
        <circle cx="338" cy="122" r="13" fill="var(--clay-graphic)" />
        <path d="M150 168v116a8 8 0 0 0 8 8h224a8 8 0 0 0 8-8V168l-120 78Z" fill="var(--art-ink)" />
        <path d="M152 290 250 233m138 57-98-57" stroke="var(--art-ink-deep)" strokeWidth="3" />
      </g>
      <g stroke="var(--art-hair)" strokeWidth="4.4" strokeLinecap="round" fill="none">
        <path d="M84 344q-2-46 20-78" />
        <path d="M446 372q0-44 22-72" />
      </g>
      <circle cx="84" cy="348" r="8" fill="var(--art-bulb)" />
      <circle cx="446" cy="376" r="8" fill="var(--art-bulb)" />
    </svg>
  );
}

/** What to know before writing. */
export function ContactAside() {
  const t = useContactT();
  const say = useT();
  const hours = useSupportHours();
  return (
    <aside>
      <div className={styles.arch} aria-hidden="true">
        <LetterDrawing />
      </div>
      <ul className={styles.list}>
        <Row icon="clock" title={t('hours')}>
          {say('footer.hours', { ...hours })}
        </Row>
        <Row icon="chats" title={t('talk')}>
          {t('talk.text')} <Link to={paths.accountChat()}>{t('talk.open')}</Link>
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
