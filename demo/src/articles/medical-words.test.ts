import { articleSeeds } from './all-articles';

const textOf = (slug: string) => {
  const article = articleSeeds.find((one) => one.slug === slug);
  if (!article) throw new Error(`There is no article ${slug}`);
  return JSON.stringify([article.lead, article.body, article.seeDoctorIf]);
};

/**
 * What must be said, by hand: resistant tinea by the Indian consensus (IDOJ 2020;11:502), retinoids by their labels,
 * emollients by NICE CG57 and BAD, the national helplines for HIV and for the mind.
 */
test.each([
  ['ringworm', /It may also be a resistant fungus, which is common in India now/],
  ['jock-itch-care', /often six to eight where the fungus is resistant/],
  ['acne', /Adapalene gel at night,[^"]* Not in pregnancy, nor if you plan a baby/],
  [
    'acne',
    /isotretinoin for deep acne\. Isotretinoin works very well, and it harms an unborn child\. Women must not become pregnant/,
  ],
  ['acne-marks-on-five-skin-tones', /adapalene gel,[^"]* Not in pregnancy, nor if you plan a baby/],
  ['medicines-for-acne', /Adapalene or tretinoin,[^"]* Not in pregnancy, nor if you plan a baby/],
  ['medicines-for-acne', /"title":"Isotretinoin and pregnancy","text":"[^"]*(harm|unborn)/],
  ['medicines-for-acne', /you become pregnant while on any acne medicine/],
  [
    'melasma',
    /contain a steroid and a retinoid:[^"]* In pregnancy, or if you plan a baby, leave out hydroquinone, triple creams/,
  ],
  ['simple-routine-for-brown-skin', /Leave retinol, adapalene and hydroquinone out/],
  ['atopic-eczema-in-children', /needs about 250 g each week, a grown-up 250 to 500 g/],
  ['moisturiser-that-suits-you', /some 250 g a week for the whole body, and up to 500 g with eczema/],
  ['sexual-infections-quiet-and-treatable', /national HIV helpline, 1097,/],
  ['acne', /Tele-MANAS, 14416,/],
  ['medicines-for-acne', /Tele-MANAS listens at 14416/],
  ['living-well-with-psoriasis', /Tele-MANAS, 14416,/],
  ['vitiligo', /Tele-MANAS, 14416,/],
] as const)('[PAT-01] %s says %s', (slug, words) => {
  expect(textOf(slug)).toMatch(words);
});

test('[PAT-01] an article that tells of a retinoid tells of pregnancy too', () => {
  const silent = articleSeeds
    .map(({ slug }) => [slug, textOf(slug)] as const)
    .filter(([, text]) => /adapalene|tretinoin|retino(l|id)/i.test(text) && !/pregnan/i.test(text));
  // It warns of a mix that nobody should use.
  expect(silent.map(([slug]) => slug)).toEqual(['what-is-in-a-steroid-cream']);
});
