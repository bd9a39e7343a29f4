import { type ArticleSeed, list, mythFact, paragraph } from './article-seed';

export const hotBathsAndDrySkin: ArticleSeed = {
  slug: 'hot-baths-and-dry-skin',
  title: 'Hot baths and winter itch',
  summary: 'A long hot bath feels good for ten minutes and itches for ten hours.',
  lead: 'Hot water takes the oil out of skin the way it takes ghee off a plate.',
  section: 1,
  speciality: 'immune',
  illustration: 'moisture',
  publishedOn: '2026-09-27',
  reviewer: 'Dr. Sudha Pillai, MD',
  reviewedOn: '2026-11-05',
  body: [
    paragraph(
      'In a north Indian winter the air is dry, the geyser is on and the soap is strong. The shins and the back go first: fine scales, then cracks like a dry pond, then itch.',
    ),
    list(
      'Warm, not hot. The mirror should not steam up.',
      'Five to ten minutes, once a day.',
      'Soap only where you sweat.',
      'Pat dry. Cream or coconut oil within three minutes.',
      'Cotton next to the skin, wool over it.',
    ),
    mythFact(
      'Itch without a rash means bad blood.',
      'In winter it mostly means dry skin. If cream for two weeks does not help, get a check.',
    ),
    paragraph('Older people make less oil, so they need cream twice a day from November to March.'),
  ],
  seeDoctorIf: ['itch keeps you awake', 'the whole family itches', 'itch comes with weight loss, yellow eyes or fever'],
  related: ['moisturiser-that-suits-you', 'how-skin-protects-you', 'atopic-eczema-in-children'],
};
