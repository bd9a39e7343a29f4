import { type ArticleSeed, figure, heading, list, mythFact, paragraph, steps, warning } from './article-seed';

export const medicinesForAcne: ArticleSeed = {
  slug: 'medicines-for-acne',
  title: 'Medicines for acne: what each one does',
  summary: 'Gels, tablets and the strong one: how they work, how long they take, and what to ask.',
  lead: 'No single medicine does everything. One opens the pore, one kills germs, one calms. A good plan joins two of them and gives them time.',
  section: 4,
  speciality: 'acne',
  illustration: 'acne',
  publishedOn: '2026-05-10',
  reviewer: 'Dr. Rajesh Menon, MD',
  reviewedOn: '2026-07-24',
  body: [
    heading('gels-and-creams', 'Gels and creams'),
    list(
      'Adapalene or tretinoin, at night: opens plugs and prevents new ones. Dry, peeling skin in the first weeks is common.',
      'Benzoyl peroxide 2.5%, in the morning or on spots: kills germs, and they do not get used to it. It bleaches cloth.',
      'Clindamycin gel: kills germs, but only together with benzoyl peroxide. Alone it soon stops working.',
      'Azelaic acid, once or twice a day: mild, and it fades dark marks as well. A good choice for brown skin.',
    ),
    figure('acne', 'Gels go on the whole area where pimples come, not only on those you can see today.'),
    heading('start-without-burning', 'Start without burning'),
    steps(
      ['First two weeks.', 'Every third night. A pea for the whole face, on dry skin, then moisturiser.'],
      ['Next two weeks.', 'Every other night. If it stings, put the moisturiser on first.'],
      ['From then on.', 'Each night, as far as the skin allows. Sunscreen every morning.'],
    ),
    paragraph(
      'Take it slowly: on brown skin a burn from a gel leaves marks of its own. A little dryness is expected. Cracks, swelling or darkening are not.',
    ),
    heading('tablets', 'Tablets'),
    list(
      'Doxycycline and similar antibiotics: for red, sore acne, up to three months, with a gel beside them. Take them with food and a full glass of water, do not lie down for an hour, and mind the sun.',
      'Hormone tablets, such as some birth control pills or spironolactone: for women whose acne follows the cycle. They take three to six months.',
      'Isotretinoin: for deep acne, acne that leaves pits, or when the rest has failed. It shrinks the oil glands. Many people need only one course.',
    ),
    warning(
      'Isotretinoin and pregnancy',
      'It causes grave harm to an unborn child. A test before it, safe birth control during it and for one month after it are a must. Never share the capsules.',
    ),
    heading('what-to-expect', 'What to expect'),
    paragraph(
      'Count in weeks. After four, little has changed, or it looks worse. After eight, fewer new pimples. After twelve, you and your doctor can judge. When the face is clear, keep the night gel on for some months: it is the brake.',
    ),
    mythFact(
      'Once it is clear, I can stop everything.',
      'Plugs form for weeks before you see them. Stop the gel too early and they are back.',
    ),
    mythFact(
      'Isotretinoin ruins the liver of everyone.',
      'Blood is tested to find the few who should not go on. Dry lips, nearly everyone gets. Tell your doctor at once of low mood, bad headache or belly pain.',
    ),
    heading('what-to-ask', 'What to ask your doctor'),
    list(
      'What does each of these do, and when do I use it?',
      'How long until we judge it?',
      'I am pregnant, nursing or planning to be: which ones must go?',
      'Which of my other medicines or creams do not fit?',
      'What do I do if my skin burns?',
    ),
  ],
  seeDoctorIf: [
    'pits form or lumps are deep and painful',
    'three months of gels have not helped',
    'the skin swells, cracks or darkens where you use a gel',
    'you become pregnant while on any acne medicine',
  ],
  related: ['acne', 'acne-marks-on-five-skin-tones', 'what-people-say-about-pimples'],
};
