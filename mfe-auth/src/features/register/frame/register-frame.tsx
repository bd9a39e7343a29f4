import { paths } from '@tvacha/shared-core/paths';
import { Link } from '@tvacha/shared-core/router';
import { Logo } from '@tvacha/shared-ui/logo';
import { Stepper } from '@tvacha/shared-ui/stepper';
import type { ReactNode } from 'react';
import { useT } from '../../../common/i18n';
import { useRegisterT } from '../messages';
import { type Step, steps } from '../state/steps';
import { RegisterAside } from './register-aside';
import styles from './register-frame.module.css';

interface RegisterFrameProps {
  current: Step;
  onOpen: (step: Step) => void;
  children: ReactNode;
}

/** The page around a step: the brand, as the header is hidden here (NAV-06), the way so far, and why we ask. */
export function RegisterFrame({ current, onOpen, children }: RegisterFrameProps) {
  const say = useT();
  const t = useRegisterT();
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Link className={styles.brand} to={paths.home()} aria-label={say('login.homeLink')}>
          <Logo />
        </Link>
        <p className={styles.login}>
          <span>{t('member')}</span> <Link to={paths.login()}>{t('login')}</Link>
        </p>
      </div>
      <div className={styles.way}>
        <Stepper
          label={t('way')}
          current={current}
          steps={steps.map((key) => ({ key, title: t(`${key}.step`), text: t(`${key}.about`) }))}
          onOpen={current === 'approval' ? undefined : (key) => onOpen(key as Step)}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.card}>{children}</div>
        <RegisterAside />
      </div>
    </div>
  );
}
