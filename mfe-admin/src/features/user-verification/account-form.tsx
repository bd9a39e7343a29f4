import type { Account } from '@tvacha/shared-contract';
import { Card } from '@tvacha/shared-ui/card';
import { ConflictNotice } from '@tvacha/shared-ui/conflict-notice';
import { PhoneField } from '@tvacha/shared-ui/phone-field';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useT } from '../../common/i18n';
import { useProof } from '../../common/use-proof';
import styles from './account-card.module.css';
import type { AccountField, AccountPart } from './account-fields';
import { EditTools } from './edit-tools';
import { type AccountForm as FormState, useAccountForm } from './use-account-form';

/** What was changed here and meanwhile by somebody else, both beside each other, and the choice between the two. */
function Clash({ state: { clashes, form, keepMine, takeTheirs } }: { state: FormState }) {
  const t = useT();
  const fields = Object.entries(clashes) as [AccountField, string][];
  if (fields.length === 0) return null;
  return (
    <ConflictNotice
      title={t('edit.clash')}
      rows={fields.map(([field, theirs]) => ({
        key: field,
        label: t(`edit.field.${field}`),
        theirs: theirs || t('users.none'),
        mine: form.values[field] || t('users.none'),
      }))}
      sides={{ theirs: t('edit.theirs'), mine: t('edit.mine') }}
      take={t('edit.take')}
      keep={t('edit.keep')}
      onTake={takeTheirs}
      onKeep={keepMine}
    />
  );
}

interface AccountFormProps {
  part: AccountPart;
  account: Account;
  /** The right to change it may go meanwhile. */
  mayEdit: boolean;
  onClose: () => void;
}

/** A part of an account while it is changed, in the place where it stands otherwise. */
export function AccountForm({ part, account, mayEdit, onClose }: AccountFormProps) {
  const t = useT();
  const { withProof, dialog } = useProof();
  const state = useAccountForm(part, account, { mayEdit, withProof, onSaved: onClose });
  const { form, fields } = state;
  const title = t(`edit.${part}`);
  return (
    <Card title={title}>
      <form {...form.props} className={styles.form} aria-label={title}>
        {part === 'contact' && <p className={styles.quiet}>{t('edit.contactText')}</p>}
        <Clash state={state} />
        <fieldset className={styles.pair} disabled={form.isClosed}>
          {fields.map((field) =>
            field === 'phone' ? (
              <PhoneField key={field} {...form.field(field)} label={t(`edit.field.${field}`)} />
            ) : (
              <TextField
                key={field}
                {...form.field(field)}
                type={field === 'email' ? 'email' : 'text'}
                inputMode={field === 'pincode' ? 'numeric' : undefined}
                autoComplete="off"
                label={t(`edit.field.${field}`)}
              />
            ),
          )}
        </fieldset>
        <EditTools
          form={form}
          save={t('edit.save')}
          onLeave={() => {
            state.leave();
            onClose();
          }}
        />
      </form>
      {dialog}
    </Card>
  );
}
