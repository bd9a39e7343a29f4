import { Logo } from '@tvacha/shared-ui/logo';
import { useT } from '../../messages';
import type { MenuItem } from '../menu/menu-item';
import styles from './footer.module.css';
import { FooterLinks } from './footer-links';
import { useSupportHours } from './use-support-hours';

interface FooterProps {
  quick: readonly MenuItem[];
  offers: readonly MenuItem[];
}

/** The portal's one footer (NAV-10). */
export function Footer({ quick, offers }: FooterProps) {
  const t = useT();
  const hours = useSupportHours();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <Logo />
          <p className={styles.about}>{t('footer.about')}</p>
          <p className={styles.about}>{t('footer.emergency')}</p>
        </div>
        <FooterLinks title={t('footer.quick')} items={quick} />
        <FooterLinks title={t('footer.offer')} items={offers} />
        <section>
          <h2 className={styles.title}>{t('footer.touch')}</h2>
          <p className={styles.text}>{t('footer.available')}</p>
          <p className={styles.text}>{hours}</p>
        </section>
      </div>
      <p className={styles.line}>{t('footer.copyright', { year: new Date().getFullYear() })}</p>
    </footer>
  );
}
