import type { Profile } from '@tvacha/shared-contract';
import type { Rule } from '@tvacha/shared-contract/form-rules';
import { showProfile, updateProfile } from '@tvacha/shared-contract/routes/account';
import { call } from '@tvacha/shared-core/http';
import { useJoinedForm } from '@tvacha/shared-core/joined-form';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { toast } from '@tvacha/shared-core/toasts';
import { useState } from 'react';
import { useT } from './messages';
import { profileSaved } from './profile';
import { bodyOf, type ProfileSection, profileSections, textsOf, tidy } from './profile-fields';

type Texts = Record<string, string>;

interface SectionOptions {
  rules: Readonly<Record<string, Rule>>;
  check?: (texts: Texts) => Record<string, string | undefined>;
  say: (field: string, why: string) => string;
}

/** One part of the profile as a form, joined with what another tab saved meanwhile (decision 44). */
export function useSection(section: ProfileSection, profile: Profile, options: SectionOptions) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [said, setSaid] = useState<'saved' | 'nothing' | null>(null);
  const fields = profileSections[section];
  const textsIn = (of: Profile): Texts => {
    const all = textsOf(of);
    return Object.fromEntries(fields.map((field) => [field, all[field]]));
  };

  const joined = useJoinedForm<Profile, Profile>({
    ...options,
    name: `profile-${section}`,
    words: { CONFLICT: t('profile.conflict') },
    record: profile,
    textsOf: textsIn,
    tidy,
    save: (texts, changed, { updatedAt }) => {
      const body = bodyOf(
        texts,
        fields.filter((field) => changed.includes(field)),
      );
      return call(updateProfile, { query: { userId: profile._id, seen: updatedAt }, body, files: {} });
    },
    async reload() {
      const fresh = await call(showProfile);
      dispatch(profileSaved(fresh));
      return fresh;
    },
    async submit(send, begin) {
      setSaid(null);
      const saved = await send();
      setSaid(saved ? 'saved' : 'nothing');
      if (!saved) return;
      begin(textsIn(saved));
      dispatch(profileSaved(saved));
      toast('UPDATE_SUCCCESS');
    },
  });
  return { ...joined, said: joined.form.isDirty && said !== 'nothing' ? null : said };
}
export type SectionState = ReturnType<typeof useSection>;
