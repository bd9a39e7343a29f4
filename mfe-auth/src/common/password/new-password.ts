import { brokenRule, newPasswordRule, required } from '@tvacha/shared-contract/form-rules';
import { useT } from '../i18n';

/** What the server wants of a password and a browser can tell; common ones are known to the server alone. */
export const passwordBounds = { min: newPasswordRule.min, max: newPasswordRule.max, varied: 5 } as const;

export interface NewPassword {
  newPassword: string;
  again: string;
}

/** The rules in the order they are shown, and which of them are met. */
export const metRules = ({ newPassword, again }: NewPassword) => ({
  length: brokenRule(required(newPasswordRule), newPassword) === undefined,
  varied: new Set(newPassword.toLowerCase()).size >= passwordBounds.varied,
  same: newPassword !== '' && newPassword === again,
});
export type PasswordRule = keyof ReturnType<typeof metRules>;

/** The part of a form that asks for a new password, typed twice. */
export function useNewPassword() {
  const t = useT();
  return {
    initial: { newPassword: '', again: '' },
    rules: { newPassword: required(newPasswordRule) },
    check(values: NewPassword) {
      const { length, varied, same } = metRules(values);
      if (!varied) return { newPassword: 'repeats' };
      return length && !same ? { again: 'differ' } : {};
    },
    codes: { SAME_PASSWORD: 'newPassword', VALIDATION_FAILED: 'newPassword' },
    // The bounds were seen to here, so what the server finds wrong is that it can be guessed.
    words: { VALIDATION_FAILED: t('newPassword.weak') },
    say(_field: string, why: string) {
      if (why === 'differ') return t('newPassword.differ');
      return why === 'repeats'
        ? t('newPassword.repeats', { count: passwordBounds.varied })
        : t('newPassword.short', passwordBounds);
    },
  } as const;
}
