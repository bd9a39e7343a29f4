import { resourcesOf } from './resource-seed';

/** What is taken part in: courses, quizzes and polls. */
export const learningResources = [
  ...resourcesOf(
    'course',
    `
    Dermoscopy on Indian skin | dermoscopy | 2026-08-01 | Eight lessons from normal skin to melanoma of the sole.
    Biopsy and dermatopathology for clinicians | pathology | 2026-04-01 | Ten patterns, forty slides and the form that helps.
    Safe prescribing in immune disease | immune | 2026-06-01 | Methotrexate, ciclosporin, biologics and their checks.
    Leprosy for general practice | leprosy | 2026-01-15 | Cardinal signs, nerve charts and reactions in six short lessons.
    Hair clinic basics | hair | 2025-10-01 | History, trichoscopy, four treatments and three talks.
    Lasers and light on types IV to VI | lasers | 2026-03-01 | Physics enough, settings with reasons and a burns drill.
    `,
  ),
  ...resourcesOf(
    'quiz',
    `
    Dermatopathology: ten slides | pathology | 2026-11-18 | Pattern first, then the name. Fourteen minutes.
    Drug rashes: stay or go home? | immune | 2026-10-27 | Ten pictures with vital signs.
    Nails: band by band | nails | 2026-10-02 | Benign, watch or biopsy.
    Tinea or not tinea | infections | 2026-09-08 | KOH results follow each answer.
    Children’s rashes | paediatric | 2026-08-18 | From the nursery to the school gate.
    STI: tests and titres | sti | 2026-07-22 | What to send and how to read it.
    Acne: next step? | acne | 2026-06-30 | Twelve short stories, one decision each.
    Pigment under the lens | pigment | 2026-05-26 | Brown, grey and blue.
    `,
  ),
  ...resourcesOf(
    'poll',
    `
    First-line for naive tinea corporis in your clinic? | infections | 2026-11-16 | Itraconazole 100 mg, itraconazole 200 mg, terbinafine 250 mg or topical only.
    Baseline tests before low-dose isotretinoin? | acne | 2026-11-02 | All, lipids and liver, pregnancy test only, or none.
    Do you offer oral minoxidil to women? | hair | 2026-10-19 | Often, sometimes, only after foam, or never.
    Patch tests in your practice? | immune | 2026-10-05 | Weekly, monthly, refer, or not at all.
    Who reads your biopsies? | pathology | 2026-09-21 | A dermatopathologist, a general pathologist, myself, or both together.
    Sunscreen you recommend most for melasma? | cosmetic | 2026-09-07 | Tinted mineral, tinted hybrid, gel, or whatever is worn.
    `,
  ),
];
