import { resourcesOf } from './resource-seed';

/** What is attended: webinars, open houses, journal clubs and events. */
export const meetingResources = [
  ...resourcesOf(
    'webinar',
    `
    Reading vitiligo activity under the dermoscope | dermoscopy | 2026-11-20 | Signs that move, signs that do not, with cases on five tones.
    Biologics in chronic urticaria: when to stop | immune | 2026-11-13 | Stretching intervals, relapse and a plan for travel.
    Tinea that does not clear | infections | 2026-10-16 | Six failures, taken apart with laboratory and pharmacist.
    Isotretinoin: low dose, long view | acne | 2026-09-25 | What trials say and what audits in Indian clinics show.
    Keloid: injections, radiotherapy and patience | surgery | 2026-08-28 | A staged plan, with the follow-up diary.
    Hair fall after fever | hair | 2026-07-31 | Dengue, typhoid and COVID-19 in the shedding calendar.
    Genital ulcers in 2026 | sti | 2026-06-26 | Tests that changed, drugs that did not.
    Skin in the intensive care unit | immune | 2026-05-22 | SJS, purpura and pressure: the first hour.
    `,
  ),
  ...resourcesOf(
    'openhouse',
    `
    Vidya: bring your hardest alopecia | hair | 2026-10-30 | Ten cases from the floor with two trichologists.
    Vidya: pigment on the spot | pigment | 2026-09-11 | Patients’ photographs read live, with their consent.
    Vidya: slides and stories | pathology | 2026-08-07 | Clinicians bring the story, pathologists the slide.
    Vidya: the first biologic | immune | 2026-06-19 | Screening, cost and the first twelve weeks.
    Vidya: laser settings exchange | lasers | 2026-04-24 | Machines, numbers and marks we learnt from.
    Vidya: children’s skin, parents’ questions | paediatric | 2026-03-13 | Role play, feedback and leaflets.
    `,
  ),
  ...resourcesOf(
    'journalclub',
    `
    Ritlecitinib in adolescents: does it hold? | hair | 2026-11-04 | Design, drop-outs and what it means for a clinic without insurance.
    Oral tranexamic acid in melasma: pooled data | pigment | 2026-10-07 | Dose, duration and the clots that were looked for.
    Doxycycline or prednisolone in pemphigoid | immune | 2026-09-02 | An old trial read again for frail patients.
    Four-week or eight-week itraconazole | infections | 2026-08-12 | Cure by the calendar against cure by scraping.
    Spironolactone for adult acne | acne | 2026-07-08 | Effect size, cycles and blood tests that were not needed.
    Single-dose rifampicin for contacts | leprosy | 2026-05-13 | Numbers to treat, and resistance fears weighed.
    Early rituximab in pemphigus | immune | 2026-04-08 | Remission off steroid, infections and cost.
    `,
  ),
  ...resourcesOf(
    'event',
    `
    Expert lecture: fifty years of contact dermatitis | immune | 2026-10-24 | From Parthenium to acrylates, told by those who patch-tested it.
    Expert lecture: the brown-skin atlas | dermoscopy | 2026-09-19 | How a reference collection was built and what it corrected.
    Conference archive: Skin of Colour Summit, Hyderabad | pigment | 2026-02-07 | Recordings of twelve sessions and the poster hall.
    Conference archive: Nail Surgery Workshop, Pune | nails | 2025-12-06 | Six operations filmed from the surgeon’s side.
    Conference archive: Leprosy Forum, Ranchi | leprosy | 2026-01-31 | District teams report on reactions, footwear and stigma.
    Expert lecture: when not to use a laser | lasers | 2026-07-18 | Twenty refusals and what became of them.
    `,
  ),
];
