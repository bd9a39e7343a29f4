import { type ArticleSeed, figure, heading, list, mythFact, paragraph, warning } from './article-seed';

export const isItRingwormOrEczema: ArticleSeed = {
  slug: 'is-it-ringworm-or-eczema',
  title: 'Is it ringworm or eczema?',
  summary: 'Both itch and both can be round. Four clues in pictures tell them apart.',
  lead: 'A ring with a raised edge, or a coin that is rough all over? Look closely before you reach for a tube.',
  section: 2,
  speciality: 'infections',
  illustration: 'ringworm',
  publishedOn: '2026-08-29',
  reviewer: 'Dr. Kavitha Iyer, MD',
  reviewedOn: '2026-10-14',
  body: [
    heading('the-edge', 'The edge'),
    figure(
      'ringworm',
      'Ringworm: the action is at the rim. The edge is raised, scaly and moving outwards, while the middle clears.',
    ),
    figure(
      'eczema',
      'Eczema: the whole patch is alike. It is dry, thick or weeping right through the middle, and fades slowly into normal skin.',
    ),
    heading('the-place', 'The place'),
    paragraph(
      'Ringworm likes warm, closed places: groin, waist, under the breast, armpit. It is often on one side more than the other. Eczema likes the bends of elbows and knees, the neck, the hands and the shins, mostly on both sides.',
    ),
    heading('the-company', 'The company'),
    list(
      'Ringworm: others at home itch too, and new rings appear week by week.',
      'Eczema: asthma, sneezing or dry skin in the family, and it comes and goes for years.',
    ),
    heading('the-scrape', 'The scrape'),
    paragraph(
      'When in doubt, the doctor scrapes a little scale on a slide, adds a drop of potash (KOH) and looks for threads of fungus. It takes ten minutes and costs little. It should come before any strong cream.',
    ),
    warning(
      'A steroid blurs the picture',
      'After a steroid mix, ringworm loses its edge and looks like eczema. Stop the mix and say what you used.',
    ),
    mythFact(
      'If a cream stops the itch, it was the right cream.',
      'A steroid stops the itch in both. In ringworm, the fungus grows on beneath.',
    ),
  ],
  seeDoctorIf: [
    'you cannot tell which it is',
    'it is on the face, scalp or private parts',
    'a cream has changed how it looks',
    'it has lasted more than two weeks',
  ],
  related: ['ringworm', 'atopic-eczema-in-children', 'jock-itch-care'],
};
