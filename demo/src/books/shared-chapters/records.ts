import type { SharedChapter } from './shared-chapter';

export const records: SharedChapter = {
  title: 'Records and follow-up',
  body: [
    {
      paragraph:
        'One page for the first visit: complaint in the patient’s words, map, score, photograph number, drugs tried with length and dose, diagnosis with doubt marked by a sign, plan with dates. One line for each later visit: better, same, worse, by the same score.',
    },
    {
      paragraph:
        'Recall those who must not be lost: reactions, new immunosuppression, biopsies pending, pregnancy on treatment, leprosy, tuberculosis and syphilis. A list on the wall works where no software does.',
    },
    { list: ['Allergies in red, on top.', 'Weight of each child each time.', 'Consent and pictures stored together.'] },
    {
      paragraph:
        'Audit twenty charts every quarter with one question. Was KOH done before tablets? Was the pregnancy test written down? Small questions change habits.',
    },
  ],
};
