import * as constants from '@tvacha/shared-contract/constants';
import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { useSupportHours } from '@tvacha/shared-core/support-hours';
import { Icon } from '@tvacha/shared-ui/icon';
import { Logo } from '@tvacha/shared-ui/logo';
import { memo } from 'react';
import { useT } from '../../messages';
import type { MenuItem } from '../menu/menu-item';
import styles from './footer.module.css';
import { FooterLinks } from './footer-links';

interface FooterProps {
  quick: readonly MenuItem[];
  offers: readonly MenuItem[];
}

const { phone, email } = constants.supportContact;

/** The portal's one footer (NAV-10). */
export const Footer = memo(function Footer({ quick, offers }: FooterProps) {
  const t = useT();
  const hours = useSupportHours();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Link className={styles.home} to={paths.home()} aria-label={t('header.home')}>
            <Logo />
          </Link>
          <p className={styles.about}>{t('footer.about')}</p>
          <p className={styles.about}>{t('footer.emergency')}</p>
        </div>
        <FooterLinks title={t('footer.quick')} items={quick} />
        <FooterLinks title={t('footer.offer')} items={offers} wide />
        <section aria-labelledby="get-in-touch">
          <h2 className={styles.title} id="get-in-touch">
            {t('footer.touch')}
          </h2>
          <p className={styles.text}>{t('footer.available')}</p>
          <p className={styles.hours}>{t('footer.hours', { ...hours })}</p>
          <ul className={styles.list}>
            <li>
              <a className={styles.contact} href={`tel:${phone.replaceAll('-', '')}`}>
                <Icon name="phone" size={16} />
                {phone}
              </a>
            </li>
            <li>
              <a className={styles.contact} href={`mailto:${email}`}>
                <Icon name="envelope-simple" size={16} />
                {email}
              </a>
            </li>
          </ul>
        </section>
      </div>
      <div className={styles.line}>
        {/* Server and browser may stand on either side of New Year. */}
        <p suppressHydrationWarning>{t('footer.copyright', { year: new Date().getFullYear() })}</p>
        <Link className={styles.link} to={paths.siteMap()}>
          {t('footer.siteMap')}
        </Link>
      </div>
    </footer>
  );
});
