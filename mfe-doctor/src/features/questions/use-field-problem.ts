import { questionRules, type Rule } from '@tvacha/shared-contract/form-rules';
import { useT } from './messages';

const rules: Record<string, Rule> = { title: questionRules.title };

/** What is wrong with a field of a question or an answer, with the length that it may have. */
export function useSay(text: Rule = questionRules.text) {
  const t = useT();
  return (field: string, why: string): string => {
    const { min = 0, max = 0 } = rules[field] ?? text;
    if (field === 'tags') return t('questions.wrong.tags');
    if (why === 'required') return t(field === 'title' ? 'questions.wrong.noTitle' : 'questions.wrong.noText');
    if (why === 'min') return t('questions.wrong.min', { count: min });
    if (why === 'max') return t('questions.wrong.max', { count: max });
    return t('questions.wrong.signs');
  };
}
