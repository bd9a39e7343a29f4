import { resourcesOf } from './resource-seed';

/** Journals, guides, the newspaper and the magazine. */
export const readingResources = [
  ...resourcesOf(
    'ejournal',
    `
    Indian Journal of Skin Practice, Vol. 12 No. 3 | immune | 2026-09-01 | Eight papers: omalizumab intervals, tinea resistance maps and a trial of timolol drops.
    Indian Journal of Skin Practice, Vol. 12 No. 2 | infections | 2026-06-01 | Scabies in residential schools, CBNAAT from skin and a review of sporotrichosis.
    Indian Journal of Skin Practice, Vol. 12 No. 1 | pigment | 2026-03-01 | Visible light and melasma, JAK inhibitors in vitiligo, and ochronosis under the lens.
    Hair and Scalp Review, Vol. 5 No. 2 | hair | 2026-07-15 | Low-dose oral minoxidil in women, and trichoscopy of scarring loss on brown scalps.
    Hair and Scalp Review, Vol. 5 No. 1 | hair | 2026-01-15 | Contact immunotherapy after failed JAK inhibitors; a note on hair oil.
    Nail Notes, Vol. 3 No. 4 | nails | 2025-12-10 | Matrix biopsy in melanonychia and antifungal lacquers compared.
    Community Dermatology South Asia, No. 18 | leprosy | 2026-08-20 | Contact tracing with single-dose rifampicin, and self-care groups after ten years.
    Paediatric Skin Letters, Vol. 8 No. 1 | paediatric | 2026-02-12 | Wet wraps at home, growth and topical steroids, and haemangioma in preterm infants.
    `,
  ),
  ...resourcesOf(
    'proguide',
    `
    Suction blister grafting in twelve minutes | surgery | 2026-04-18 | From the cup to the dressing, with the patient’s view at three months.
    Taking a KOH that answers | infections | 2026-08-05 | Where to scrape, how long to wait and what artefacts look like.
    Nerve palpation, seven sites | leprosy | 2025-11-03 | Both sides together, with the watching eye on the face.
    Intralesional triamcinolone without dents | hair | 2026-02-22 | Depth, spacing and volume in areata of the scalp and brow.
    Reading a brown back: patch tests | immune | 2025-09-14 | Touch, side light and marker pen at two and four days.
    Trichoscopy: five fields in five minutes | hair | 2026-06-09 | A routine that makes follow-up comparable.
    Subcision with a cannula | acne | 2025-07-21 | Entry points, planes and what to do when it bleeds.
    Starting propranolol in an infant | paediatric | 2026-05-30 | Checks, dosing with feeds and the talk with parents.
    Digital block and tourniquet | nails | 2026-01-11 | Volume, waiting time and a tourniquet that cannot be forgotten.
    `,
  ),
  ...resourcesOf(
    'dermatologytimes',
    `
    Steroid combinations: what the new schedule means | infections | 2026-11-06 | Which packs now need a prescription, and how to report those sold without one.
    Antifungal resistance map, third edition | infections | 2026-10-09 | Forty-one centres, four drugs, and large differences between neighbours.
    Biologics: prices, biosimilars and access | immune | 2026-08-14 | What patients pay in five cities and how state schemes help.
    Teledermatology after the first five years | cosmetic | 2026-06-12 | Where pictures are enough, and where they have misled.
    Leprosy: the last mile is the longest | leprosy | 2026-01-30 | Case finding returns to districts that had stopped looking.
    Sunscreen labels under review | cosmetic | 2026-05-08 | Visible light, blue light and claims that will need proof.
    Syphilis in antenatal clinics | sti | 2026-07-10 | Testing gaps, and a district that closed them.
    `,
  ),
  ...resourcesOf(
    'magzter',
    `
    Skin and Practice, November 2026 | cosmetic | 2026-11-01 | Clinic design, festival-season reactions and a portrait of a leprosy colony school.
    Skin and Practice, September 2026 | pigment | 2026-09-01 | Counselling in vitiligo, marriage and the law; tinted sunscreens compared.
    Skin and Practice, July 2026 | infections | 2026-07-01 | Monsoon issue: feet, folds and flood relief.
    Skin and Practice, May 2026 | lasers | 2026-05-01 | Second-hand lasers, safety logs and honest consent.
    Skin and Practice, March 2026 | hair | 2026-03-01 | Hair oil, history and habit; a day in a trichology clinic.
    Skin and Practice, January 2026 | immune | 2026-01-01 | Psoriasis and work; winter skin from Leh to Lucknow.
    `,
  ),
];
