import type { Account } from '@tvacha/shared-contract';
import { useMutation } from '@tvacha/shared-core/mutations';
import { Icon } from '@tvacha/shared-ui/icon';
import { useT } from '../../common/i18n';
import { titledName } from '../../common/titled-name';
import styles from './applicant-drawer.module.css';
import { type AccountAction, manageAccount, saidByCard } from './manage-account';

/** Says in the card how the last action ended; the focus goes back to the button that began it. */
export function AccountNotice({ account, tried }: { account: Account; tried: AccountAction | null }) {
  const t = useT();
  const { answer, problem } = useMutation(manageAccount, account._id);
  const code = saidByCard.find((one) => one === problem?.code);
  // Where nothing has changed meanwhile, a conflict over an admin is that there is no other.
  const isLeaving = tried === 'disable' || tried === 'delete';
  const isLastAdmin = code === 'CONFLICT' && isLeaving && account.role === 'admin' && account.state === 'verified';
  const done = answer === 'disable' || answer === 'enable' || answer === 'logout' ? answer : null;
  if (!done && !code) return null;
  const words = done ? t(`account.${done}.done`, { name: titledName(account) }) : null;
  const refusal = code && t(isLastAdmin ? 'account.problem.lastAdmin' : `account.problem.${code}`);
  return (
    <p className={done ? styles.done : styles.conflict} role={done ? 'status' : 'alert'}>
      <Icon name={done ? 'check-circle' : 'info'} size={20} />
      {words ?? refusal}
    </p>
  );
}
