import { type ArticleSeed, figure, heading, list, mythFact, paragraph, steps, warning } from './article-seed';

export const jockItchCare: ArticleSeed = {
  slug: 'jock-itch-care',
  title: 'Jock itch: care that works',
  summary: 'Fungal rash in the groin, and how to end the circle of cream, relief and return.',
  lead: 'A fungus in the groin itches, spreads and comes back, mostly because of short courses and shared towels.',
  section: 4,
  speciality: 'infections',
  illustration: 'ringworm',
  publishedOn: '2026-08-31',
  reviewer: 'Dr. Kavitha Iyer, MD',
  reviewedOn: '2026-10-16',
  body: [
    heading('is-it-jock-itch', 'Is it jock itch?'),
    paragraph(
      'A half-ring on the inner thigh with a raised, scaly rim that moves outwards: that is the fungus. The scrotum is mostly spared. If the fold itself is red and wet with small spots around, it may be yeast. If it is brown, flat and does not itch, it may be erythrasma, a bacterium. Each needs another medicine.',
    ),
    figure('ringworm', 'The rash spares the deepest fold and is most active at its rim.'),
    warning(
      'Turn the tube round',
      'Clobetasol, betamethasone or mometasone in the small print means that it is a steroid mix. In the groin, it leaves stretch marks within weeks.',
    ),
    heading('the-plan-for-six-weeks', 'The plan for six weeks'),
    steps(
      ['Dry first.', 'After the bath and after sweating: pat, fan, wait a minute, then dress.'],
      [
        'Plain antifungal cream.',
        'Two fingers beyond the rim, thinly, as the leaflet says. Terbinafine, luliconazole or another single drug.',
      ],
      ['Go on.', 'At least two weeks after it looks clear. Mark the date.'],
      ['Tablets if told.', 'Wide or returning rash needs tablets for four weeks or longer. Finish them.'],
      [
        'Look at the feet.',
        'Treat scaling between the toes too. Put on socks before underwear, so that it does not travel up.',
      ],
    ),
    heading('clothes-and-towels', 'Clothes and towels'),
    list(
      'Loose cotton underwear, changed twice a day in hot months',
      'No jeans, no tight synthetic tights till it has cleared',
      'Own towel; wash at 60 degrees or in hot water, dry in the sun, iron the seams',
      'Wash separately from the clothes of others',
    ),
    heading('the-family', 'The family'),
    paragraph(
      'Ask if anyone else itches. In Indian homes this is the most common cause of return. Treat everyone in the same week.',
    ),
    mythFact(
      'Talcum powder heals jock itch.',
      'Plain powder cakes in the fold. Dryness comes from air and cloth. A medicated powder can help to prevent a return.',
    ),
    mythFact(
      'Bathing with neem and antiseptic clears it.',
      'Neem water does not kill the fungus, and neat antiseptic burns thin skin.',
    ),
    heading('after-it-clears', 'After it clears'),
    paragraph(
      'The brown mark that stays is colour, not fungus. It fades over months. If it does not itch and has no rim, do not treat it with more cream.',
    ),
  ],
  seeDoctorIf: [
    'it has come back twice',
    'it covers buttocks, waist or thighs',
    'you have diabetes',
    'stretch marks or thin skin appear',
  ],
  related: ['ringworm', 'is-it-ringworm-or-eczema', 'what-is-in-a-steroid-cream'],
};
