import type { ContributionDetail, Picture } from '@tvacha/shared-contract';
import type { BodySite, SkinTone } from '@tvacha/shared-contract/vocabulary';
import { useSpecialities } from '@tvacha/shared-core/specialities';
import { ConflictNotice } from '@tvacha/shared-ui/conflict-notice';
import { arrangementOf } from './arrange-pictures';
import { type DraftValues, none, valuesOf } from './draft-values';
import { useT } from './messages';

const fields = [
  'age',
  'sex',
  'bodySite',
  'skinTone',
  'site',
  'title',
  'summary',
  'speciality',
  'history',
  'examination',
  'investigations',
  'picture',
  'findings',
  'diagnosis',
  'treatment',
  'outcome',
  'teachingPoint',
] as const;
type Field = (typeof fields)[number];

/** What stands in a field, as its form says it. */
function useSayValue() {
  const t = useT();
  const { specialities } = useSpecialities();
  return (field: Field, value: string): string => {
    if (value === '' || value === none) return t('contributions.other.empty');
    if (field === 'sex') return t(`contributions.sex.${value as 'female'}`);
    if (field === 'bodySite') return t(`contributions.site.${value as BodySite}`);
    if (field === 'skinTone') return t('contributions.tone', { tone: value as SkinTone });
    if (field === 'picture') return t(`contributions.made.${value as 'clinical'}`);
    if (field === 'speciality') return specialities.find(({ _id }) => _id === value)?.name ?? value;
    return value;
  };
}

/** Order, captions and ticks of the pictures. */
function useSayPictures() {
  const t = useT();
  return (pictures: readonly Picture[]): string =>
    pictures
      .map(({ caption, checked }, at) => {
        const number = at + 1;
        const words = caption ? `${number}. ${caption}` : t('contributions.other.untold', { number });
        return checked ? `${words} (${t('contributions.other.looked')})` : words;
      })
      .join('; ') || t('contributions.other.empty');
}

interface OtherDraftProps {
  other: ContributionDetail;
  values: DraftValues;
  pictures: readonly Picture[];
  onChoose: (taken: boolean) => void;
}

/** How it reads on the other device beside what stands here, where the two differ: one of them is chosen. */
export function OtherDraft({ other, values, pictures, onChoose }: OtherDraftProps) {
  const t = useT();
  const sayValue = useSayValue();
  const sayPictures = useSayPictures();
  const theirs = valuesOf(other);
  const yesNo = (value: boolean) => t(value ? 'contributions.other.yes' : 'contributions.other.no');
  const rows = [
    ...fields
      .filter((field) => theirs[field].trim() !== values[field].trim())
      .map((field) => ({ field, there: sayValue(field, theirs[field]), here: sayValue(field, values[field]) })),
    ...(theirs.ownsRights === values.ownsRights
      ? []
      : [{ field: 'ownsRights' as const, there: yesNo(theirs.ownsRights), here: yesNo(values.ownsRights) }]),
    ...(arrangementOf(other.pictures) === arrangementOf(pictures)
      ? []
      : [{ field: 'pictures' as const, there: sayPictures(other.pictures), here: sayPictures(pictures) }]),
  ];
  return (
    <ConflictNotice
      title={t('contributions.other.title')}
      rows={rows.map(({ field, there, here }) => ({
        key: field,
        label: t(`contributions.field.${field}`),
        theirs: there,
        mine: here,
      }))}
      sides={{ theirs: t('contributions.other.there'), mine: t('contributions.other.here') }}
      take={t('contributions.other.take')}
      keep={t('contributions.other.keep')}
      onTake={() => onChoose(true)}
      onKeep={() => onChoose(false)}
    />
  );
}
