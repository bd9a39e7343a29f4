import type { Account } from '@tvacha/shared-contract';
import {
  deleteUser,
  disableUser,
  enableUser,
  logOutUser,
  resendWelcome,
} from '@tvacha/shared-contract/routes/admin/users';
import { formatDate } from '@tvacha/shared-core/format';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useMay } from '@tvacha/shared-core/permissions';
import { useSession } from '@tvacha/shared-core/session';
import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { useEffect, useId, useState } from 'react';
import { useT } from '../../common/i18n';
import { ReasonDialog } from '../../common/reason-dialog';
import { titledName } from '../../common/titled-name';
import styles from './account-card.module.css';
import { AccountNotice } from './account-notice';
import { DeleteDialog } from './delete-dialog';
import { type AccountAction, accountActions, manageAccount, saidByCard } from './manage-account';

/** The actions that the account's state and the rights of whoever is here allow, and why others are closed. */
function useActions({ _id, state, isLoggedIn }: Account) {
  const { user } = useSession();
  const may = {
    welcome: useMay(resendWelcome),
    logout: useMay(logOutUser),
    disable: useMay(disableUser) && state !== 'disabled',
    enable: useMay(enableUser) && state === 'disabled',
    delete: useMay(deleteUser),
  } satisfies Record<AccountAction, boolean>;
  const isOwn = user?._id === _id;
  const own = isOwn ? ('own' as const) : null;
  const closed = {
    welcome: state === 'verified' ? null : ('state' as const),
    logout: own ?? (isLoggedIn ? null : ('state' as const)),
    disable: own ?? (state === 'verified' ? null : ('state' as const)),
    enable: own,
    delete: own,
  } satisfies Record<AccountAction, 'own' | 'state' | null>;
  return accountActions.filter((action) => may[action]).map((action) => ({ action, why: closed[action] }));
}

/** What staff do with an account: each with what it means, or why it cannot be. */
export function AccountCard({ account, onDeleted }: { account: Account; onDeleted: () => void }) {
  const t = useT();
  const id = useId();
  const actions = useActions(account);
  const mayDisable = useMay(disableUser);
  const { status, answer, problem, send, reset } = useMutation(manageAccount, account._id);
  const [asked, setAsked] = useState<AccountAction | null>(null);
  const [last, setLast] = useState<AccountAction | null>(null);
  const name = titledName(account);
  const busy = status === 'sending';
  const drop = () => setAsked(null);
  const isGone = status === 'sent' && answer === 'delete';

  // What was lost on the way may be tried again, with the reason that was typed.
  const isOver = status === 'sent' || saidByCard.some((code) => code === problem?.code);
  useEffect(() => {
    if (isOver) setAsked(null);
  }, [isOver]);
  useEffect(() => {
    if (!isGone) return;
    reset();
    onDeleted();
  });

  const start = (action: AccountAction) => {
    reset();
    setLast(action);
    if (action === 'welcome') send({ id: account._id, action });
    else setAsked(action);
  };
  const confirm = (action: 'logout' | 'disable' | 'enable') => ({
    open: asked === action,
    busy,
    title: t(`account.${action}.title`, { name }),
    text: t(`account.${action}.text`),
    confirmLabel: t(`account.${action}.do`),
    onCancel: drop,
  });
  const say = (action: AccountAction, why: 'own' | 'state' | null) => {
    if (why === 'own') return t('account.closed.own');
    if (why === 'state') return t(`account.${action}.closed`);
    return t(`account.${action}.about`, { email: account.email });
  };

  return (
    <Card title={t('account.title')}>
      <AccountNotice account={account} tried={last} />
      <p className={styles.seen}>
        {account.lastSeenAt
          ? t(account.isLoggedIn ? 'account.loggedIn' : 'account.seen', {
              date: formatDate(account.lastSeenAt, 'time'),
            })
          : t('account.neverSeen')}
      </p>
      {actions.length === 0 && <p className={styles.seen}>{t('account.readOnly')}</p>}
      <ul className={styles.actions}>
        {actions.map(({ action, why }) => (
          // One button for both, so that it keeps the focus.
          <li key={action === 'enable' ? 'disable' : action} className={styles.action}>
            <p id={`${id}-${action}`}>{say(action, why)}</p>
            <Button
              size="sm"
              kind={action === 'delete' || action === 'disable' ? 'danger' : 'default'}
              disabled={why !== null || (busy && asked === null)}
              aria-describedby={`${id}-${action}`}
              onClick={() => start(action)}
            >
              {t(`account.${action}.do`)}
            </Button>
          </li>
        ))}
      </ul>
      <ReasonDialog
        {...confirm('disable')}
        may={mayDisable}
        draft={`disable-${account._id}`}
        onConfirm={(reason) => send({ id: account._id, action: 'disable', reason })}
      />
      {(['logout', 'enable'] as const).map((action) => (
        <ConfirmDialog key={action} {...confirm(action)} onConfirm={() => send({ id: account._id, action })} />
      ))}
      <DeleteDialog
        open={asked === 'delete'}
        busy={busy}
        name={account.fullName}
        onConfirm={() => send({ id: account._id, action: 'delete' })}
        onCancel={drop}
      />
    </Card>
  );
}
