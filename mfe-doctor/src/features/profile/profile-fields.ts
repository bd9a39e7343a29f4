import type { Input, Profile } from '@tvacha/shared-contract';

export interface DegreeRow {
  name: string;
  institute: string;
  year: string;
}

/** The fields of AUTH-09 as a form keeps them: each a text, a list with its entries on lines, degrees as JSON. */
export const textsOf = (profile: Profile) => ({
  first_name: profile.first_name,
  last_name: profile.last_name,
  state: profile.address?.state ?? '',
  city: profile.address?.city ?? '',
  pincode: profile.address?.pincode ?? '',
  exprience: profile.exprience,
  specialty: profile.specialty.join('\n'),
  areaOfInterest: profile.areaOfInterest.join('\n'),
  degree: degreesText(profile.degree),
  fellowship: profile.fellowship.join('\n'),
  publications: profile.publications,
  nationalSpeaker: profile.nationalSpeaker,
  internationalSpeaker: profile.internationalSpeaker,
});
export type ProfileTexts = ReturnType<typeof textsOf>;
export type ProfileField = keyof ProfileTexts;

/** The parts of the page that are saved each alone. */
export const profileSections = {
  name: ['first_name', 'last_name'],
  address: ['state', 'city', 'pincode'],
  practice: ['exprience', 'specialty', 'areaOfInterest'],
  training: ['degree', 'fellowship'],
  talks: ['publications', 'nationalSpeaker', 'internationalSpeaker'],
} as const satisfies Record<string, readonly ProfileField[]>;
export type ProfileSection = keyof typeof profileSections;

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Rows with nothing in them are none. */
export function degreesText(rows: readonly DegreeRow[]): string {
  const tidied = rows.map(({ name, institute, year }) => {
    return { name: name.trim(), institute: institute.trim(), year: year.trim() };
  });
  return JSON.stringify(tidied.filter((row) => row.name || row.institute || row.year));
}

/** What a draft of any age holds of degrees. */
export function degreesOf(text: string): DegreeRow[] {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) ? rows.map((row) => ({ name: '', institute: '', year: '', ...row })) : [];
  } catch {
    return [];
  }
}

/** A text as it is compared and sent: without blanks at its ends, empty lines and empty rows. */
export function tidy(field: string, text: string): string {
  if (field === 'degree') return degreesText(degreesOf(text));
  if (field === 'specialty' || field === 'areaOfInterest' || field === 'fellowship') return linesOf(text).join('\n');
  return text.trim();
}

type Body = NonNullable<Input<'users.update'>['body']>;

/** What is sent of changed fields: the address whole, and only with a pincode (AUTH-09). */
export function bodyOf(texts: Partial<ProfileTexts>, changed: readonly ProfileField[]): Body {
  const { state = '', city = '', pincode = '' } = texts;
  const parts = changed.map((field): Body => {
    const text = texts[field] ?? '';
    if (field === 'degree') return { degree: degreesOf(text) };
    if (field === 'specialty' || field === 'areaOfInterest' || field === 'fellowship')
      return { [field]: linesOf(text) };
    if (field === 'state' || field === 'city' || field === 'pincode')
      return pincode ? { address: { state, city, pincode } } : {};
    return { [field]: text };
  });
  return Object.assign({}, ...parts);
}
