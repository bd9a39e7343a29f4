import * as constants from '@tvacha/shared-contract/constants';
import { useSupportHours } from '@tvacha/shared-core/support-hours';
import { Icon } from '@tvacha/shared-ui/icon';
import { SkinScene } from '@tvacha/shared-ui/skin-art';
import { useT } from '../../../common/i18n';
import { useRegisterT } from '../messages';
import styles from './register-aside.module.css';

/** Why we ask, who sees it, and who helps. */
export function RegisterAside() {
  const say = useT();
  const t = useRegisterT();
  const hours = useSupportHours();
  const { phone } = constants.supportContact;
  return (
    <aside className={styles.aside}>
      <div className={styles.arch} aria-hidden="true">
        <SkinScene />
      </div>
      <h2 className={styles.title}>{t('why.title')}</h2>
      <p className={styles.text}>{t('why.text')}</p>
      <ul className={styles.list}>
        <li>
          <Icon name="clock-counter-clockwise" />
          {t('why.kept')}
        </li>
        <li>
          <Icon name="lock-key" />
          {t('why.private')}
        </li>
        <li>
          <Icon name="phone" />
          <span>
            {t('why.help')} <a href={`tel:${phone}`}>{phone}</a>
            <br />
            {say('login.help', { ...hours })}
          </span>
        </li>
      </ul>
    </aside>
  );
}
