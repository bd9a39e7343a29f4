import { type ArticleSeed, figure, heading, list, mythFact, paragraph, warning } from './article-seed';

export const nailChangesAtAGlance: ArticleSeed = {
  slug: 'nail-changes-at-a-glance',
  title: 'Nail changes at a glance',
  summary: 'A picture guide: fungus, psoriasis, injury, wet work and the line to show soon.',
  lead: 'Thick, pitted, lifted or lined: compare yours, then decide how soon to show it.',
  section: 2,
  speciality: 'nails',
  illustration: 'nails',
  publishedOn: '2025-11-16',
  reviewer: 'Dr. Prachi Deshmukh, MS',
  reviewedOn: '2026-03-16',
  body: [
    heading('thick-yellow-crumbly', 'Thick, yellow, crumbly'),
    figure(
      'nails',
      'Often fungus, mostly the big toe first. One foot more than the other, with scale between the toes.',
    ),
    paragraph(
      'Show it within weeks. A clipping should be tested before tablets, since half of all thick nails are something else.',
    ),
    heading('pits-and-oil-spots', 'Pits and oil spots'),
    figure(
      'psoriasis',
      'Many fine pits in several fingernails, with orange-brown spots below the plate, point to psoriasis. Look at scalp and elbows too.',
    ),
    heading('lifted-and-white', 'Lifted and white'),
    paragraph(
      'The tip stands off its bed and looks white. Long nails, nail-cleaning with a pin, detergents and gel kits are the usual cause. Cut it short, keep it dry and wait: a fingernail needs six months.',
    ),
    heading('black-or-brown', 'Black or brown'),
    list(
      'A blue-black spot after a knock is blood. It moves out with the nail.',
      'Thin brown lines in several nails are normal in brown skin.',
      'A single wide or growing line, or colour that spills over to the skin, needs a skin doctor within two weeks.',
    ),
    warning('Do not file a dark line away', 'It hides the sign and delays the answer.'),
    heading('groove-across-all-nails', 'Groove across all nails'),
    paragraph(
      'A groove at the same height in many nails tells of an illness some two or three months ago. It grows out by itself. A single groove tells of an injury to that finger.',
    ),
    mythFact('White spots mean I need calcium.', 'They come from small knocks weeks ago, and they grow out.'),
  ],
  seeDoctorIf: [
    'one dark line is new or growing',
    'a nail hurts without injury',
    'you have diabetes and any nail problem',
    'nails change along with joints or skin',
  ],
  related: ['what-nails-can-tell', 'fungal-nails', 'leave-your-cuticles-alone'],
};
