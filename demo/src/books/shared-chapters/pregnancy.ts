import type { SharedChapter } from './shared-chapter';

export const pregnancy: SharedChapter = {
  title: 'Pregnancy and nursing',
  body: [
    {
      paragraph:
        'Ask every patient between fifteen and fifty, alone, and write the answer down. Safe for most: emollients, mild and moderate topical steroid, azelaic acid, benzoyl peroxide, clotrimazole, permethrin, narrow-band UVB, cetirizine and loratadine, penicillins.',
    },
    {
      paragraph:
        'With care and reasons: prednisolone, ciclosporin, potent steroid over small areas, hydroxychloroquine (continue it). Avoid: retinoids, methotrexate, mycophenolate, thalidomide, spironolactone, finasteride, tetracyclines after the first months, oral antifungals and hydroquinone.',
    },
    {
      list: [
        'Before conception: change drugs early and wait the stated time.',
        'Nursing: wash breast before feeds, potent creams after feeds.',
        'New itch in late pregnancy without rash: bile acids the same day.',
      ],
    },
    {
      paragraph:
        'Write a short letter for the obstetrician. Most harm arises where two doctors each think that the other has asked.',
    },
  ],
};
