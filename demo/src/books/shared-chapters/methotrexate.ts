import type { SharedChapter } from './shared-chapter';

export const methotrexate: SharedChapter = {
  title: 'Methotrexate: once a week, checked',
  body: [
    {
      paragraph:
        'Before: blood count, liver enzymes, creatinine, hepatitis B and C, chest film, pregnancy test, weight, alcohol. Teach weekly dosing with the family present. One strength of tablet only, never 2.5 mg and 10 mg in one house.',
    },
    {
      paragraph:
        'Start at 7.5 to 10 mg, rise every two to four weeks, usually to 15 to 20 mg. Folic acid 5 mg on another day. Blood count and enzymes at two weeks, monthly for three months, then every three months.',
    },
    {
      list: [
        'Stop and call: mouth ulcers, fever, breathlessness, bruising, vomiting.',
        'Avoid with trimethoprim and with failing kidneys.',
        'No conception during treatment; three months free of drug for women as labels advise.',
      ],
    },
    {
      paragraph:
        'Fibrosis is followed by FIB-4 and elastography where offered, biopsy seldom. Fatty liver and sugar add risk and ask for weight care more than for fear.',
    },
  ],
};
