import { type ArticleSeed, figure, heading, list, mythFact, paragraph, steps, warning } from './article-seed';

export const dandruff: ArticleSeed = {
  slug: 'dandruff',
  title: 'Dandruff and seborrhoeic dermatitis',
  summary: 'Flakes come from yeast and oil, not from dirt. The right shampoo, left on long enough, controls them.',
  lead: 'Dandruff cannot be cured for ever, but it can be kept away with one good wash a week.',
  section: 3,
  speciality: 'hair',
  illustration: 'dandruff',
  publishedOn: '2026-03-22',
  reviewer: 'Dr. Farida Contractor, MD',
  reviewedOn: '2026-06-18',
  body: [
    heading('what-it-is', 'What it is'),
    paragraph(
      'A yeast named Malassezia lives on every scalp. In some people its waste irritates the skin, and cells are shed in clumps. White, fine flakes are dandruff. If the skin is also inflamed, with greasy yellow scale, it is seborrhoeic dermatitis. It may then reach the brows, the sides of the nose, the ears, the beard and the middle of the chest.',
    ),
    figure(
      'dandruff',
      'Loose flakes along the parting. On brown skin the patches beside the nose may look pale rather than red.',
    ),
    heading('what-makes-it-worse', 'What makes it worse'),
    list(
      'Oil left on the scalp overnight',
      'Cold, dry months and little washing',
      'Helmets and tight caps on a wet head',
      'Stress and lack of sleep',
      'Parkinson’s disease and a weak immune system',
    ),
    heading('how-to-use-a-medicated-shampoo', 'How to use a medicated shampoo'),
    steps(
      ['Choose one.', 'Ketoconazole 2%, ciclopirox, zinc pyrithione or selenium sulphide.'],
      ['Wet, apply to the scalp.', 'Part the hair in lines, so that it gets to the skin.'],
      ['Wait for five minutes.', 'Set a timer. Then rinse. Use your usual conditioner on the lengths.'],
      ['Twice a week for four weeks.', 'Then once in one or two weeks, for good.'],
    ),
    paragraph(
      'If one kind stops working, change to another. For thick scale, a salicylic acid or coal-tar shampoo loosens it first. A short course of steroid lotion for the scalp may be given when it is very inflamed.',
    ),
    warning(
      'In babies',
      'Cradle cap is harmless. Soften it with oil for an hour, comb softly, wash with baby shampoo. No medicated shampoo without advice.',
    ),
    mythFact('Dandruff means a dry scalp, so oil it.', 'It is an oily problem. Oil feeds the yeast.'),
    mythFact('Dandruff makes you bald.', 'It does not. Scratching may break hairs, and they grow again.'),
    heading('face-and-beard', 'Face and beard'),
    paragraph(
      'Wash with a mild cleanser, and use a ketoconazole cream once or twice a day for two to four weeks. Steroid creams on the face bring quick relief and then redness, so they are for a few days only and with advice.',
    ),
    heading('is-it-something-else', 'Is it something else?'),
    paragraph(
      'Thick, silvery plaques that go beyond the hair line may be psoriasis. Flakes in a child with bald patches are often fungus. Tiny grains that stick to the hair are nits. A doctor can tell them apart in a minute.',
    ),
  ],
  seeDoctorIf: [
    'thick plaques go past the hair line',
    'hair breaks or falls in patches',
    'the rash covers face and chest',
    'six weeks of medicated shampoo did not help',
  ],
  related: ['oil-and-dandruff', 'how-hair-grows-and-falls', 'psoriasis-on-brown-skin'],
};
