import type { Profile } from '@tvacha/shared-contract';
import type { Rule } from '@tvacha/shared-contract/form-rules';
import { showProfile, updateProfile } from '@tvacha/shared-contract/routes/account';
import { codeOf } from '@tvacha/shared-core/errors';
import { joinTexts, useForm } from '@tvacha/shared-core/form';
import { CallError, call } from '@tvacha/shared-core/http';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { toast } from '@tvacha/shared-core/toasts';
import { useEffect, useState } from 'react';
import { useT } from './messages';
import { profileSaved } from './profile';
import { bodyOf, type ProfileField, type ProfileSection, profileSections, textsOf, tidy } from './profile-fields';

type Texts = Record<string, string>;

/** How often a save begins anew because another one came in between. */
const mostTries = 3;

function textsIn(profile: Profile, fields: readonly ProfileField[]): Texts {
  const all = textsOf(profile);
  return Object.fromEntries(fields.map((field) => [field, all[field]]));
}

/** What a draft was begun from; nothing is known of one that cannot be read. */
function baseOf({ base = '' }: Texts): Texts {
  try {
    return JSON.parse(base) as Texts;
  } catch {
    return {};
  }
}

const tidied = ({ base: _base, ...texts }: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, tidy(field, text)]));

interface SectionOptions {
  rules: Readonly<Record<string, Rule>>;
  check?: (texts: Texts) => Record<string, string | undefined>;
  say: (field: string, why: string) => string;
}

/**
 * One part of the profile as a form. It sends what was changed alone, keeps it as a draft, and takes in what another
 * tab saved meanwhile; where both changed one field, the reader chooses (decision 44).
 */
export function useSection(section: ProfileSection, profile: Profile, options: SectionOptions) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [said, setSaid] = useState<'saved' | 'nothing' | null>(null);
  const fields = profileSections[section];
  const theirs = textsIn(profile, fields);
  const now = JSON.stringify(theirs);

  const send = async (values: Texts, from: Profile, tries = mostTries): Promise<Profile | null> => {
    const at = textsIn(from, fields);
    const { texts, clashes } = joinTexts({ base: baseOf(values), mine: tidied(values), theirs: at });
    if (clashes.length > 0) throw new CallError('CONFLICT', 409);
    const changed = fields.filter((field) => texts[field] !== at[field]);
    if (changed.length === 0) return null;
    try {
      const query = { userId: profile._id, seen: from.updatedAt };
      return await call(updateProfile, { query, body: bodyOf(texts, changed), files: {} });
    } catch (error) {
      if (codeOf(error) !== 'CONFLICT' || tries === 1) throw error;
      const fresh = await call(showProfile);
      dispatch(profileSaved(fresh));
      return send(values, fresh, tries - 1);
    }
  };

  const form = useForm<Texts>({
    ...options,
    name: `profile-${section}`,
    initial: { ...theirs, base: now },
    words: { CONFLICT: t('profile.conflict') },
    submit: async (values) => {
      setSaid(null);
      const saved = await send(values, profile);
      setSaid(saved ? 'saved' : 'nothing');
      if (!saved) return;
      const texts = textsIn(saved, fields);
      form.begin({ ...texts, base: JSON.stringify(texts) }, values);
      dispatch(profileSaved(saved));
      toast('UPDATE_SUCCCESS');
    },
  });

  const { values, isSending } = form;
  const joined = joinTexts({ base: baseOf(values), mine: tidied(values), theirs });
  const isBehind = values.base !== now;
  // What came from elsewhere goes in where nothing was changed here.
  useEffect(() => {
    if (!isBehind || isSending || joined.clashes.length > 0) return;
    const next = { ...joined.texts, base: now };
    if (JSON.stringify(joined.texts) === now) form.begin(next);
    else form.change(next);
  });

  const settle = (texts: Texts) => form.change({ ...joined.texts, ...texts, base: now });
  const others = Object.fromEntries(joined.clashes.map((field) => [field, theirs[field] ?? '']));
  return {
    form,
    said: form.isDirty && said !== 'nothing' ? null : said,
    clashes: isBehind && !isSending ? others : {},
    keepMine: () => settle({}),
    takeTheirs: () => settle(others),
  };
}
export type SectionState = ReturnType<typeof useSection>;
