import { brokenRule, contributionRules, type Rule } from '@tvacha/shared-contract/form-rules';
import type { DraftValues } from './draft-values';
import { useT } from './messages';

/** What is wrong with a field as it stands, in words; nothing where it may be kept like that. */
export function useFieldError(values: DraftValues) {
  const t = useT();
  return (name: keyof typeof contributionRules): string | undefined => {
    const rule: Rule = contributionRules[name];
    const why = brokenRule(rule, values[name]);
    if (!why) return undefined;
    if (name === 'age') return t('contributions.wrong.age');
    return why === 'max' ? t('contributions.wrong.max', { max: rule.max ?? 0 }) : t('contributions.wrong.signs');
  };
}
