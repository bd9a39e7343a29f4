import { type ArticleSeed, figure, heading, list, mythFact, paragraph, steps } from './article-seed';

export const acneMarksOnFiveSkinTones: ArticleSeed = {
  slug: 'acne-marks-on-five-skin-tones',
  title: 'Acne marks on five skin tones',
  summary: 'Red, brown or pitted: each mark fades in its own way. See yours.',
  lead: 'After a pimple goes, what stays depends on your skin tone and on how deep the swelling went.',
  section: 2,
  speciality: 'acne',
  illustration: 'acne',
  publishedOn: '2026-06-24',
  reviewer: 'Dr. Rajesh Menon, MD',
  reviewedOn: '2026-08-26',
  body: [
    heading('red-marks', 'Red marks'),
    figure(
      'acne',
      'On light skin a healed pimple leaves a pink or red dot. On medium brown skin it looks rosy brown. On deep skin the same vessels look violet.',
    ),
    paragraph(
      'Red marks are small open vessels. They fade in two to six months. Sunscreen, azelaic acid and patience are enough for most people.',
    ),
    heading('brown-marks', 'Brown marks'),
    figure(
      'melasma',
      'Flat brown to grey marks are pigment. The deeper the skin tone, the more of them, and the longer they stay.',
    ),
    paragraph(
      'Brown marks are the ones that trouble Indian skin most. They are not scars. They fade, if you keep new pimples away and the sun off.',
    ),
    list(
      'Morning: tinted sunscreen.',
      'Night: adapalene gel, a pea for the whole face, as your doctor advises.',
      'No lemon, no baking soda, no scrubs.',
    ),
    heading('pits-and-lumps', 'Pits and lumps'),
    paragraph(
      'Press the skin lightly and look from the side. If there is a dip or a rise, it is a scar. Creams do little for pits. Needling, small peels or lasers help, in steps and in trained hands. On brown skin low settings and long gaps are safer.',
    ),
    heading('how-long-does-it-take', 'How long does it take?'),
    steps(
      ['First three months.', 'New pimples stop. Marks look the same. Do not lose heart.'],
      ['Three to six months.', 'Red fades, brown becomes lighter at the rim.'],
      ['Six to twelve months.', 'Most flat marks are gone. Now judge which scars remain, and treat those.'],
    ),
    mythFact('A mark is a scar for life.', 'If it is flat, it is pigment or redness, and it will fade.'),
  ],
  seeDoctorIf: [
    'pits or raised scars form',
    'you have deep, painful lumps',
    'marks have not changed after six months of sunscreen',
    'you think of a peel or laser',
  ],
  related: ['acne', 'popping-a-pimple', 'simple-routine-for-brown-skin'],
};
