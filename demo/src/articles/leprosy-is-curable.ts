import { type ArticleSeed, figure, heading, list, mythFact, paragraph, steps, warning } from './article-seed';

export const leprosyIsCurable: ArticleSeed = {
  slug: 'leprosy-is-curable',
  title: 'Leprosy is curable',
  summary: 'The medicine is free, the cure is sure, and early care prevents every disability.',
  lead: 'Leprosy is a slow infection of skin and nerves. With tablets taken for six or twelve months, it is cured.',
  section: 0,
  speciality: 'leprosy',
  illustration: 'vitiligo',
  publishedOn: '2026-08-13',
  reviewer: 'Dr. Tarun Baruah, MD',
  reviewedOn: '2026-10-02',
  body: [
    heading('what-causes-it', 'What causes it'),
    paragraph(
      'A germ called Mycobacterium leprae. It grows very slowly, so signs may come years after the person met it. It spreads through the air from someone who has many germs and has not been treated, after months of close contact. Nearly everybody, about 95 in 100, is naturally safe from it.',
    ),
    paragraph(
      'It is not a curse. It does not run in the blood. It does not spread by touch, by shared food, or from a person who takes the tablets.',
    ),
    heading('what-it-looks-like', 'What it looks like'),
    figure(
      'vitiligo',
      'A patch in leprosy is paler or redder than the skin around it, and feeling is reduced. In vitiligo the patch is milk white and feels normal.',
    ),
    list(
      'One or more pale or coppery patches',
      'Loss of feeling: no pain from a pin, no warmth from a cup',
      'Dry skin and fewer hairs on the patch',
      'A thick, tender cord of nerve at the elbow, knee or neck',
      'Numb hands or feet, weak grip, a foot that drags',
    ),
    heading('the-cure', 'The cure'),
    paragraph(
      'Treatment is called MDT, multi-drug therapy. It is free at every government health centre in India. A person with few patches takes it for six months, a person with more for twelve. Within days of starting, it can no longer pass to others. Work, school and marriage go on as before.',
    ),
    warning(
      'Do not stop for a reaction',
      'Red, painful patches, fever or sudden weakness during treatment is a reaction of the body. Go the same day. Quick care saves the nerve. Do not stop the tablets.',
    ),
    heading('looking-after-numb-hands-and-feet', 'Looking after numb hands and feet'),
    steps(
      ['Look every evening.', 'Check palms and soles for cuts, blisters and hot spots.'],
      ['Soak, scrape, oil.', 'Soak for 15 minutes, rub hard skin gently, then oil.'],
      ['Protect.', 'Use a cloth for hot pots, and footwear with a soft sole.'],
    ),
    mythFact(
      'A patient should live apart.',
      'Nobody needs to live apart. The law protects the right to work, study and marry.',
    ),
  ],
  seeDoctorIf: [
    'a pale or red patch does not feel touch or heat',
    'your hand or foot tingles, or grows weak',
    'a painless burn or ulcer appears',
    'a treated person gets new red, painful lumps',
  ],
  related: ['pale-patches-what-they-may-be', 'how-skin-protects-you', 'vitiligo'],
};
