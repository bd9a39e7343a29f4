import { type ArticleSeed, heading, list, mythFact, paragraph, steps, warning } from './article-seed';

export const sexualInfectionsQuietAndTreatable: ArticleSeed = {
  slug: 'sexual-infections-quiet-and-treatable',
  title: 'Sexual infections: quiet and treatable',
  summary: 'Many cause no pain at all. A test is simple, private and often free.',
  lead: 'Anyone who has sex can get an infection. Most are cured with a short course, once they are found.',
  section: 0,
  speciality: 'sti',
  illustration: 'moisture',
  publishedOn: '2026-02-09',
  reviewer: 'Dr. Vivek Chauhan, MD',
  reviewedOn: '2026-05-18',
  body: [
    heading('why-they-stay-hidden', 'Why they stay hidden'),
    paragraph(
      'Syphilis may begin as one painless sore that heals by itself. Chlamydia often gives no sign at all. Herpes may be a few small blisters that come and go. Since nothing hurts, people wait, and the germ travels on: to the womb, to a baby, to the heart or the nerves.',
    ),
    heading('common-signs', 'Common signs'),
    list(
      'A sore or ulcer, with or without pain',
      'Discharge, or burning while passing urine',
      'Soft warts or small smooth bumps',
      'Itch or a rash in the folds',
      'A rash on palms and soles with no itch',
    ),
    paragraph(
      'Not every itch is sexual. Fungal rash in the groin, scabies and allergy to a soap or condom are just as common. A doctor can tell them apart by looking.',
    ),
    heading('what-the-tests-are', 'What the tests are'),
    paragraph(
      'A blood sample finds syphilis, HIV and hepatitis B. A swab or urine sample finds gonorrhoea and chlamydia. Government Suraksha clinics and ICTC centres test free of charge, and your name is kept private by law.',
    ),
    steps(
      ['Go early.', 'A test within the first weeks makes treatment short.'],
      ['Finish the course.', 'Feeling well is not the same as being cured.'],
      ['Treat the partner too.', 'Else the infection comes back like a ball thrown against a wall.'],
      ['Wait.', 'No sex till both of you are done, and for at least seven days after.'],
    ),
    warning(
      'Do not hide it with a cream',
      'Mixed creams and single tablets from the counter can mask a sore. Syphilis then spreads inside without a sign.',
    ),
    mythFact('If I had it, I would know.', 'More than half of these infections give no sign. Only a test can tell.'),
    heading('keeping-safe', 'Keeping safe'),
    paragraph(
      'Condoms cut the risk of most infections. Vaccines prevent hepatitis B and HPV, the virus behind warts and cancer of the cervix. HPV vaccine works best before the first contact, from nine years on, for girls and boys.',
    ),
  ],
  seeDoctorIf: [
    'a sore, ulcer or wart appears on the private parts',
    'there is discharge or burning',
    'your partner has been told of an infection',
    'you are pregnant and have not been tested for syphilis and HIV',
  ],
  related: ['jock-itch-care', 'skin-surgery-what-to-expect', 'how-skin-protects-you'],
};
