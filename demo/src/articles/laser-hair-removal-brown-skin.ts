import { type ArticleSeed, figure, heading, list, mythFact, paragraph, steps, warning } from './article-seed';

export const laserHairRemovalBrownSkin: ArticleSeed = {
  slug: 'laser-hair-removal-brown-skin',
  title: 'Laser hair removal on brown skin',
  summary: 'Safe with the right laser and a patient hand. What to ask before you pay.',
  lead: 'On brown skin the laser has to find dark hair without heating dark skin. The type of laser decides.',
  section: 4,
  speciality: 'lasers',
  illustration: 'hairfall',
  publishedOn: '2025-11-06',
  reviewer: 'Dr. Harpreet Sethi, MD',
  reviewedOn: '2026-03-09',
  body: [
    heading('how-it-works', 'How it works'),
    paragraph(
      'The beam is taken up by the pigment of the hair. The heat runs down and harms the root. Only growing hairs are hit, so several sessions are needed. White, grey and red hair do not respond.',
    ),
    figure('hairfall', 'Only hairs in the growing phase reach deep enough to carry heat to the root.'),
    heading('which-laser-for-brown-skin', 'Which laser for brown skin?'),
    list(
      'Long-pulsed Nd:YAG (1064 nm): the safest for deep brown skin',
      'Diode (about 805 to 810 nm): good for light to medium brown skin with cooling',
      'Alexandrite and intense pulsed light: more burns and marks on brown skin',
    ),
    heading('what-to-ask', 'What to ask'),
    steps(
      ['Who does it?', 'A doctor, or a trained person with a doctor in the building.'],
      ['Which laser, by name?', 'If the answer is “the latest one”, leave.'],
      ['Will there be a test spot?', 'On brown skin there should be, and a wait of some days.'],
      ['What if it burns?', 'There should be a clear plan, at no charge.'],
    ),
    heading('before-and-after', 'Before and after'),
    list(
      'No tan, no bleach, no waxing or threading for four weeks before. Shaving is fine.',
      'No retinol on the area for a few days.',
      'Cool packs after it, plain moisturiser, no gym or sauna for 24 hours.',
      'Sunscreen each morning for four weeks.',
    ),
    warning(
      'Face in young women',
      'Fine hair on the cheeks may get thicker after laser. This is more common in brown skin. For soft down, choose threading or leave it.',
    ),
    heading('what-to-expect', 'What to expect'),
    paragraph(
      'Six to eight sessions, four to eight weeks apart. Most people lose 60 to 80 per cent of the hair. It is a reduction, not an end for ever: one session a year keeps it down. With PCOS the hormone side needs treatment as well, or hair returns quickly.',
    ),
    mythFact(
      'Laser causes cancer or harms the womb.',
      'The light goes only some millimetres deep and holds no rays that cause cancer.',
    ),
    mythFact('More pain means better results.', 'Too much pain means too much heat. Speak up at once.'),
  ],
  seeDoctorIf: [
    'hair on chin and chest is new, with irregular periods',
    'blisters or crusts appear after a session',
    'dark or pale marks stay after two weeks',
    'you are pregnant',
  ],
  related: ['simple-routine-for-brown-skin', 'three-patterns-of-hair-loss', 'sunscreen-how-much'],
};
