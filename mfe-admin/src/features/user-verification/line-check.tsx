import type { Account, ReviewLine } from '@tvacha/shared-contract';
import { checkLine } from '@tvacha/shared-contract/routes/admin/users';
import { formatDate } from '@tvacha/shared-core/format';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useMay } from '@tvacha/shared-core/permissions';
import { Checkbox } from '@tvacha/shared-ui/checkbox';
import { useT } from '../../common/i18n';
import styles from './applicant-details.module.css';
import { lineChecked } from './check-line';

interface LineCheckProps {
  account: Account;
  line: ReviewLine;
  label: string;
}

/** Whether a line of an application was found right, by whom and when; ticked where one may decide. */
export function LineCheck({ account, line, label }: LineCheckProps) {
  const t = useT();
  const { _id, updatedAt } = account;
  const mayCheck = useMay(checkLine) && account.state === 'pending';
  const { send } = useMutation(lineChecked, `${_id} ${line}`);
  const found = account.lines.find((one) => one.line === line);
  if (!found || (!mayCheck && !found.checked)) return null;
  const by = found.checked?.by;
  const said = found.checked && (
    <span className={styles.checkedBy}>
      {by
        ? t('lines.by', { name: by.name, date: formatDate(found.checked.at, 'time') })
        : formatDate(found.checked.at, 'time')}
    </span>
  );
  return (
    <span className={styles.check}>
      {mayCheck && (
        <Checkbox
          label={t('lines.right', { line: label })}
          hideLabel
          checked={found.checked !== null}
          onChange={(right) => send({ _id, updatedAt, line, right })}
        />
      )}
      {said}
    </span>
  );
}

/** Names of the lines that nobody has ticked off yet. */
export function useUnchecked(lines: Account['lines'] | undefined): string[] {
  const t = useT();
  return (lines ?? []).filter(({ checked }) => checked === null).map(({ line }) => t(`lines.${line}`));
}
