import type { Account } from '@tvacha/shared-contract';
import { useMutation } from '@tvacha/shared-core/mutations';
import { OutcomeNotice } from '../../common/decision-notice';
import { useT } from '../../common/i18n';
import { titledName } from '../../common/titled-name';
import { type AccountAction, manageAccount, saidByCard } from './manage-account';

/** Says in the card how the last action ended; the focus goes back to the button that began it. */
export function AccountNotice({ account, tried }: { account: Account; tried: AccountAction | null }) {
  const t = useT();
  const { answer, problem } = useMutation(manageAccount, account._id);
  const code = saidByCard.find((one) => one === problem?.code);
  // Where nothing has changed meanwhile, a conflict over an admin is that there is no other.
  const isLeaving = tried === 'disable' || tried === 'delete';
  const isLastAdmin = code === 'CONFLICT' && isLeaving && account.role === 'admin' && account.state === 'verified';
  if (answer === 'disable' || answer === 'enable' || answer === 'logout')
    return <OutcomeNotice title={t(`account.${answer}.done`, { name: titledName(account) })} />;
  return code ? (
    <OutcomeNotice refused title={t(isLastAdmin ? 'account.problem.lastAdmin' : `account.problem.${code}`)} />
  ) : null;
}
