import { type ArticleSeed, list, mythFact, paragraph } from './article-seed';

export const sunscreenHowMuch: ArticleSeed = {
  slug: 'sunscreen-how-much',
  title: 'Sunscreen: how much is enough?',
  summary: 'Two fingers for face and neck. Most of us use a third of that.',
  lead: 'The number on the tube is true only if you use enough of it.',
  section: 1,
  speciality: 'cosmetic',
  illustration: 'sun',
  publishedOn: '2026-09-06',
  reviewer: 'Dr. Leela Krishnan, MD',
  reviewedOn: '2026-10-20',
  body: [
    paragraph(
      'Squeeze two lines along your index and middle finger. That is the dose for face, ears and neck. Less than that, and an SPF 50 works like an SPF 15.',
    ),
    list(
      'Choose SPF 30 or more, with PA+++ or more.',
      'Put it on 15 minutes before you go out.',
      'Again after two to three hours, or after sweat and washing.',
      'With melasma or dark marks, pick a tinted one. Its iron oxide stops visible light too.',
    ),
    mythFact(
      'Brown skin needs no sunscreen.',
      'Brown skin burns less, but it darkens more. Marks and melasma need the shade most.',
    ),
    paragraph(
      'If it looks white, try a gel or a tinted lotion, and wait five minutes. If your eyes sting, use a stick around them. And a cap, an umbrella or a dupatta never needs a second coat.',
    ),
  ],
  seeDoctorIf: ['a sunscreen stings or brings a rash', 'dark patches grow in spite of it'],
  related: ['sun-through-your-day', 'melasma', 'simple-routine-for-brown-skin'],
};
