import { type ArticleSeed, figure, heading, mythFact, paragraph, steps, warning } from './article-seed';

export const ringworm: ArticleSeed = {
  slug: 'ringworm',
  title: 'Ringworm (tinea)',
  summary: 'An itchy ring that grows at its edge. Why steroid mixes make it worse, and what clears it.',
  lead: 'A common fungal rash that makes itchy rings. It is not a worm, and it clears fully with the right medicine for long enough.',
  section: 3,
  speciality: 'infections',
  illustration: 'ringworm',
  publishedOn: '2026-08-26',
  reviewer: 'Dr. Leela Krishnan, MD',
  reviewedOn: '2026-10-12',
  body: [
    warning(
      'Stop and check your tube',
      'If the cream has clobetasol, betamethasone or mometasone in it, do not use it on ringworm. It hides the rash and lets it spread.',
    ),
    heading('what-it-looks-like', 'What it looks like'),
    paragraph(
      'Ringworm starts as a small itchy spot. Over days it grows outwards into a ring or a half-ring. The rim is raised and scaly, sometimes with tiny bumps, and the middle looks calmer. On light skin the rim is red. On brown and deep skin it may be dark brown, violet or grey.',
    ),
    paragraph(
      'It likes warm, damp folds: the groin, the waist, under the breast, the armpits, between the buttocks. It can also come on the face, hands and feet.',
    ),
    figure('ringworm', 'A ring with an active edge. The centre clears while the rim moves on.'),
    heading('why-it-spreads', 'Why it spreads'),
    paragraph(
      'The fungus lives on dead skin flakes. It passes on shared towels, bedsheets and clothes, in gyms and hostels, and sometimes from a cat, dog or calf. Sweat and tight synthetic clothes help it. Family members often give it back and forth for months.',
    ),
    heading('why-steroid-creams-harm', 'Why steroid creams harm'),
    paragraph(
      'Many “three-in-one” creams sold without a prescription mix a steroid with an antifungal. The steroid calms the itch within days, so it feels like a cure.',
    ),
    paragraph(
      'But it also quiets the skin’s own defence. The fungus keeps growing. The ring loses its edge, spreads wider, and gets much harder to treat. In the groin such creams can leave stretch marks that never fade.',
    ),
    mythFact(
      'The rash is gone, so I can stop the medicine.',
      'Go on for two weeks after the skin looks clear, or as your doctor says.',
    ),
    heading('what-to-do-today', 'What to do today'),
    steps(
      ['Keep the skin dry.', 'Change out of sweaty clothes. Dry the folds of the body well.'],
      ['Do not share.', 'Keep your own towel, comb and bedsheet. Wash them hot and dry them in the sun.'],
      [
        'Use a plain antifungal cream.',
        'Spread it on the rash and two fingers beyond the edge, as often as the leaflet says.',
      ],
      ['Treat the family together.', 'If others at home itch, they need care at the same time.'],
    ),
    heading('when-to-see-a-doctor', 'When to see a doctor'),
    paragraph(
      'One small new patch may clear with a cream in two to four weeks. If there are many patches, or it came back, you will need tablets as well, for some weeks. The doctor may take a scraping first. Tell about other medicines, liver trouble and pregnancy, for tablets do not suit everyone.',
    ),
    heading('common-questions', 'Common questions'),
    paragraph(
      'Can I go to work or school? Yes, once treatment has begun and the patch is covered. No wrestling or other contact sport till it has cleared.',
    ),
    paragraph(
      'Why did it come back? The course was too short, the family was not treated, or a steroid was used. It is seldom because the medicine is “weak”.',
    ),
    mythFact('It comes from dirty blood or spicy food.', 'It is caught from skin, cloth or pets. No diet clears it.'),
  ],
  seeDoctorIf: [
    'it covers more than one body part',
    'it is on the scalp, nails or face',
    'you are pregnant or have diabetes',
    'it has not eased in two weeks',
  ],
  related: ['jock-itch-care', 'fungal-nails', 'is-it-ringworm-or-eczema'],
};
