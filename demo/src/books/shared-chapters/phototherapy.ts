import type { SharedChapter } from './shared-chapter';

export const phototherapy: SharedChapter = {
  title: 'Narrow-band UVB in practice',
  body: [
    {
      paragraph:
        'Select: extent too wide for creams, two or three visits weekly possible, no lupus, no xeroderma, no skin cancer. Eyes and genitals shielded; face by need. Start by skin type, 200 to 300 mJ per square centimetre in brown skin, and rise by ten to twenty per cent unless pink, hot or sore next day.',
    },
    {
      paragraph:
        'Missed a week: go back one step. Two weeks: half. Four weeks: start again. Log every dose, and calibrate lamps by hours.',
    },
    {
      list: [
        'Psoriasis: twenty to thirty sessions.',
        'Vitiligo: judge at thirty to forty-eight, go on to a hundred or more.',
        'Itch: ten to fifteen.',
      ],
    },
    {
      paragraph:
        'Tanning comes first and worries families: warn them. Excimer lamps treat small areas. Sun at home with psoralen causes burns and is not a substitute.',
    },
  ],
};
