import { type ArticleSeed, figure, heading, list, mythFact, paragraph, steps, warning } from './article-seed';

export const fungalNails: ArticleSeed = {
  slug: 'fungal-nails',
  title: 'Fungal nails, and why they take months',
  summary: 'Test first, treat long enough, and wait for the nail to grow out.',
  lead: 'A cure for a fungal nail is only seen when a new nail has grown, and that takes a year for a big toe.',
  section: 4,
  speciality: 'nails',
  illustration: 'nails',
  publishedOn: '2026-06-05',
  reviewer: 'Dr. Prachi Deshmukh, MS',
  reviewedOn: '2026-08-12',
  body: [
    heading('what-it-looks-like', 'What it looks like'),
    paragraph(
      'The nail turns yellow-white from the tip, gets thick and crumbly, and lifts off. Mostly the big toe starts. Scaling between the toes or dry soles often came years before. Half of all thick nails are something else: psoriasis, old injury, tight shoes.',
    ),
    figure('nails', 'It starts at the free edge and travels towards the root. The cuticle is mostly calm.'),
    heading('test-before-tablets', 'Test before tablets'),
    paragraph(
      'The doctor clips the nail and sends the crumbs from below for KOH and culture. A nail treated for a year without a test may have had no fungus at all.',
    ),
    heading('treatment', 'Treatment'),
    list(
      'Lacquer (ciclopirox or amorolfine): for early cases with the root free. Six months for fingers, a year for toes.',
      'Tablets: terbinafine or itraconazole, about six weeks for fingers, three months for toes. A liver test is often done first.',
      'Thinning or removing the nail with urea paste makes both work better.',
    ),
    warning(
      'Tell about your medicines',
      'Itraconazole does not go with some cholesterol, heart and sleep tablets. It is not for a weak heart.',
    ),
    heading('why-so-slow', 'Why so slow'),
    paragraph(
      'A fingernail grows 3 mm a month, a toenail 1 mm. The medicine stays in the plate and protects the new part, but the old part has to grow out. So judge the result by the clear part near the cuticle, not by the tip.',
    ),
    steps(
      ['Month 0.', 'Clip, test, photo with date.'],
      ['Month 3.', 'A clear band near the root. Tablets often end here.'],
      ['Month 6.', 'Fingernails are clear. Toenails are half clear.'],
      ['Month 12 to 18.', 'Big toenail renewed. If a third of it is still ill, test again.'],
    ),
    heading('to-keep-it-away', 'To keep it away'),
    list(
      'Dry between the toes, change socks daily',
      'Open footwear at home, slippers in shared bathrooms',
      'Own nail cutter; the bad nail is cut last',
      'Treat foot scaling at once with a cream for two to four weeks',
      'Old closed shoes: sun, antifungal powder, or leave them',
    ),
    mythFact('Vinegar, garlic or Vicks will do it.', 'They may soften the plate. The fungus sits deeper, in the bed.'),
    mythFact('It is only about looks.', 'In diabetes a thick nail can press, wound and lead to a foot ulcer.'),
  ],
  seeDoctorIf: [
    'you have diabetes or poor blood flow',
    'the nail hurts or the toe is red',
    'a dark line runs along the nail',
    'you take other tablets daily',
  ],
  related: ['what-nails-can-tell', 'nail-changes-at-a-glance', 'ringworm'],
};
