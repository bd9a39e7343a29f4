import { profileRules } from '@tvacha/shared-contract/form-rules';
import { useT } from './messages';

const long: readonly string[] = ['publications', 'nationalSpeaker', 'internationalSpeaker'];

/** What is wrong with a field of the profile. */
export function useSayProfile() {
  const t = useT();
  return (field: string, why: string): string => {
    if (field === 'pincode') return t(why === 'required' ? 'profile.wrong.noPincode' : 'profile.wrong.pincode');
    if (why === 'noDegree' || why === 'year') return t(`profile.wrong.${why}`);
    if (why === 'required') return t('profile.wrong.noName');
    if (why !== 'max') return t('profile.wrong.refused');
    return t('profile.wrong.max', { count: long.includes(field) ? profileRules.text.max : profileRules.line.max });
  };
}
