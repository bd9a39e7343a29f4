import type { ContentSeed } from '../contents/content-seed';
import type { SpecialitySlug } from '../specialities';

export type MagazineSeed = ContentSeed<'magzter'>;

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

interface Issue {
  /** The first day of its month. */
  on: `${number}-${number}-01`;
  speciality: SpecialitySlug;
  summary: string;
  pages: number;
  features: readonly (readonly [title: string, text: string])[];
}

/** An issue of Skin and Practice. */
export function issue({ on, speciality, summary, pages, features }: Issue): MagazineSeed {
  const [year = '', number = ''] = on.split('-');
  const month = `${months[Number(number) - 1]} ${year}`;
  return {
    title: `Skin and Practice, ${month}`,
    speciality,
    publishedOn: on,
    summary,
    details: { month, pages, editor: 'Tara Wadia', features: features.map(([title, text]) => ({ title, text })) },
  };
}
