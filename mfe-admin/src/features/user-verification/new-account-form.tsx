import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { PhoneField } from '@tvacha/shared-ui/phone-field';
import { RadioGroup } from '@tvacha/shared-ui/radio-group';
import { Segmented } from '@tvacha/shared-ui/segmented';
import { TextField } from '@tvacha/shared-ui/text-field';
import { useT } from '../../common/i18n';
import { useProof } from '../../common/use-proof';
import styles from './account-card.module.css';
import type { AccountKind } from './account-kind';
import { StaffRoleField } from './staff-role-field';
import { type NewAccountValues, needs, turnedTo, useNewAccount } from './use-new-account';

const texts = {
  who: ['first_name', 'last_name', 'email'],
  practice: ['registrationNumber', 'registrationCouncil'],
  place: ['state', 'city', 'pincode'],
} as const satisfies Record<string, readonly (keyof NewAccountValues)[]>;

type TextName = (typeof texts)[keyof typeof texts][number];

interface NewAccountFormProps {
  kinds: readonly AccountKind[];
  onMade: (made: { kind: AccountKind; id: string }) => void;
}

/** Who the account is for, how they are reached, and how they log in the first time. */
export function NewAccountForm({ kinds, onMade }: NewAccountFormProps) {
  const t = useT();
  const { withProof, dialog } = useProof();
  const form = useNewAccount(kinds, withProof, onMade);
  const { values, change } = form;
  const kind = values.kind as AccountKind;
  const needed = needs(values);
  const fields = (names: readonly TextName[]) => (
    <div className={styles.pair}>
      {names.map((name) => (
        <TextField
          key={name}
          {...form.field(name)}
          required={name === 'first_name' || name === 'email' || needed.includes(name)}
          type={name === 'email' ? 'email' : 'text'}
          inputMode={name === 'pincode' ? 'numeric' : undefined}
          autoComplete="off"
          label={t(`edit.field.${name}`)}
        />
      ))}
    </div>
  );
  return (
    <>
      <form {...form.props} className={styles.form} aria-label={t('new.title')}>
        {kinds.length > 1 && (
          <Segmented
            label={t('new.kind')}
            value={kind}
            options={kinds.map((one) => ({ value: one, label: t(`new.kind.${one}`) }))}
            onChange={(next) => change(turnedTo(next))}
          />
        )}
        {kind === 'staff' && (
          <StaffRoleField value={values.staffRole} onChange={(staffRole) => change({ staffRole })} />
        )}
        {fields(texts.who)}
        <PhoneField {...form.field('phone')} required={needed.includes('phone')} label={t('edit.field.phone')} />
        {kind === 'doctor' && fields(texts.practice)}
        {kind !== 'staff' && fields(texts.place)}
        <RadioGroup
          label={t('new.way')}
          value={values.way as 'invite' | 'password'}
          options={(['invite', 'password'] as const).map((way) => ({
            value: way,
            label: t(way === 'password' ? 'new.way.password' : kind === 'staff' ? 'new.way.staff' : 'new.way.invite'),
          }))}
          onChange={(way) => change({ way, password: '' })}
        />
        {values.way === 'password' && (
          <TextField
            {...form.field('password')}
            type="password"
            autoComplete="new-password"
            label={t('new.password')}
            hint={t('new.passwordHint')}
            required
          />
        )}
        <FormProblem form={form} />
        <div className={styles.tools}>
          <Button kind="primary" htmlType="submit" loading={form.isSending} disabled={form.isClosed}>
            {t('new.make')}
          </Button>
        </div>
      </form>
      {dialog}
    </>
  );
}
