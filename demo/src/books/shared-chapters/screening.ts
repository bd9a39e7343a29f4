import type { SharedChapter } from './shared-chapter';

export const screening: SharedChapter = {
  title: 'Before you suppress immunity',
  body: [
    {
      paragraph:
        'Ask for tuberculosis, hepatitis, HIV, zoster, cancer, pregnancy plans, vaccines, travel and the village house. Test: blood count, liver, creatinine, sugar, lipids, hepatitis B surface antigen and core antibody, hepatitis C, HIV, interferon assay or Mantoux, chest film.',
    },
    {
      paragraph:
        'Latent tuberculosis: treat, and wait a month before an anti-TNF drug as guidance says. Core antibody positive: speak with hepatology before rituximab. Strongyloides and scabies are cheap to treat beforehand.',
    },
    {
      list: [
        'Inactivated vaccines first: influenza, pneumococcus, hepatitis B, recombinant zoster.',
        'No live vaccines during treatment.',
        'Fever over 38 degrees: call the same day.',
      ],
    },
    {
      paragraph:
        'Give a card with the drug, the dose and the number to ring. Repeat counts at the stated weeks and not when there is time.',
    },
  ],
};
