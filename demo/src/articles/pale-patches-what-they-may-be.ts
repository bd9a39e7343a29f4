import { type ArticleSeed, figure, heading, mythFact, paragraph, steps } from './article-seed';

export const palePatchesWhatTheyMayBe: ArticleSeed = {
  slug: 'pale-patches-what-they-may-be',
  title: 'Pale patches: what they may be',
  summary: 'White, pale or just dry? Four common kinds, drawn side by side.',
  lead: 'Not every pale patch is vitiligo. Colour, edge, scale and feeling lead to the name.',
  section: 2,
  speciality: 'pigment',
  illustration: 'vitiligo',
  publishedOn: '2026-07-31',
  reviewer: 'Dr. Leela Krishnan, MD',
  reviewedOn: '2026-09-23',
  body: [
    heading('milk-white-clear-edge', 'Milk white, clear edge'),
    figure(
      'vitiligo',
      'Vitiligo: chalk or milk white, sharp edge, no scale, normal feeling. Often around eyes and mouth, on fingertips, knees and feet.',
    ),
    heading('pale-with-fine-scale', 'Pale with fine scale'),
    figure(
      'dandruff',
      'Pityriasis versicolor: many small pale or brown spots on chest, back and neck. Scratch lightly and fine powder comes off. It is a yeast and clears with a wash or lotion, but colour needs weeks to return.',
    ),
    heading('pale-and-dry-on-a-child-s-cheek', 'Pale and dry on a child’s cheek'),
    figure(
      'moisture',
      'Pityriasis alba: a dry, faint patch with a soft edge on the cheek of a child. It shows more after a sunny holiday. Moisturiser and time are enough. It is not due to worms or lack of calcium.',
    ),
    heading('pale-and-numb', 'Pale and numb'),
    paragraph(
      'A pale or coppery patch where touch and heat feel dull may be leprosy. It needs a doctor’s check this week. It is curable and the medicine is free.',
    ),
    heading('a-simple-check-at-home', 'A simple check at home'),
    steps(
      ['Look in daylight.', 'Is it white like paper, or only lighter?'],
      ['Scratch softly.', 'Does powder come off?'],
      ['Touch.', 'With eyes closed, feel a wisp of cotton on the patch and beside it.'],
      ['Draw around it.', 'A pen line on a photo shows in a month whether it grows.'],
    ),
    mythFact(
      'Milk and fish eaten together cause white patches.',
      'They do not. Vitiligo comes from the body’s own defence attacking pigment cells.',
    ),
  ],
  seeDoctorIf: [
    'a patch has lost feeling',
    'white patches spread month by month',
    'hair in the patch has turned white',
    'a child has more than three pale patches from birth',
  ],
  related: ['vitiligo', 'leprosy-is-curable', 'why-skin-comes-in-many-colours'],
};
