import { errorMessage } from '@tvacha/shared-core/errors';
import { paths } from '@tvacha/shared-core/paths';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { Icon } from '@tvacha/shared-ui/icon';
import { Notice } from '@tvacha/shared-ui/notice';
import { useEffect } from 'react';
import form from '../../../common/form/form.module.css';
import { useT } from '../../../common/i18n';
import frame from '../frame/register-frame.module.css';
import { useRegisterT } from '../messages';
import { finished } from '../state/actions';
import { selectCopiesWanted, selectLeft, selectPerson } from '../state/registration-state';
import type { Step } from '../state/steps';
import styles from './approval.module.css';

const next = [
  ['next.read', 'identification-card'],
  ['next.mail', 'envelope-simple'],
  ['next.login', 'sign-in'],
] as const;

/** Nothing is left to do but to wait for a person's decision. */
export function ApprovalStep({ onOpen }: { onOpen: (step: Step) => void }) {
  const t = useRegisterT();
  const dispatch = useAppDispatch();
  const { userData } = useAppSelector(selectPerson);
  const left = useAppSelector(selectLeft);
  const wanted = useAppSelector(selectCopiesWanted);
  const isOver = wanted.length === 0;
  useEffect(() => {
    if (isOver) dispatch(finished());
  }, [dispatch, isOver]);
  return (
    <div className={form.form}>
      {left && (
        <Notice
          tone="warning"
          title={t(`left.${left}`)}
          action={
            <Button size="sm" onClick={() => onOpen('contacts')}>
              {t('left.prove')}
            </Button>
          }
        >
          {t('left.text')}
        </Notice>
      )}
      {wanted.map(({ kind, name, reason }) => (
        <Notice
          key={`${kind} ${name}`}
          tone="warning"
          title={t(`papers.${kind}Copy`)}
          action={
            <Button size="sm" kind="primary" onClick={() => onOpen('documents')}>
              {t('papers.sendAgain')}
            </Button>
          }
        >
          {reason}
        </Notice>
      ))}
      <ol className={styles.next} aria-label={t('next.label')}>
        {next.map(([key, icon]) => (
          <li key={key}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <span>{t(key)}</span>
          </li>
        ))}
      </ol>
      <div className={frame.foot}>
        <p className={form.note}>{t('next.code', { code: userData?.customerId ?? '' })}</p>
        <Button kind={left || !isOver ? 'default' : 'primary'} size="lg" href={paths.login()}>
          {t('next.toLogin')}
        </Button>
      </div>
    </div>
  );
}

/** There is nothing to register: the account waits for its approval, or is complete, as the heading says then. */
export function ClosedPanel({ why }: { why: 'APPROVAL_PENDING' | 'USER_ALREADY_EXISTS' }) {
  const say = useT();
  const t = useRegisterT();
  return (
    <div className={form.form}>
      {why === 'APPROVAL_PENDING' && (
        <p>
          {errorMessage(why)} {say('pending.text')}
        </p>
      )}
      <div>
        <Button kind="primary" size="lg" href={paths.login()}>
          {t('next.toLogin')}
        </Button>
      </div>
    </div>
  );
}
