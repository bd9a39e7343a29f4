import { type QuizSeed, question } from './quiz-seed';

export const childrensRashes: QuizSeed = {
  title: 'Children’s rashes',
  speciality: 'paediatric',
  publishedOn: '2026-08-18',
  summary: 'From the nursery to the school gate.',
  details: {
    level: 'Foundation',
    minutes: 10,
    passMark: 60,
    reviewer: 'Dr. Sudha Pillai, MD',
    reviewedOn: '2026-08-12',
  },
  ask: [
    question(
      'Yellow-white pustules on blotchy red skin on day two of life in a well, feeding baby. What do you do?',
      [
        'Reassure, and let the rash fade by itself',
        'Give intravenous antibiotics after a blood culture',
        'Give aciclovir until herpes has been excluded',
        'Isolate mother and child, and swab the pustules',
      ],
      'Erythema toxicum neonatorum is harmless and fades within a week or two. A smear shows eosinophils. An unwell baby, clustered vesicles or pustules present with fever would be another matter.',
    ),
    question(
      'A blue-grey patch on the lower back of a newborn must above all be',
      [
        'written down, so that it is not taken for a bruise',
        'biopsied, so that a melanoma is not overlooked',
        'treated with a Q-switched laser in the first year',
        'followed by MRI, in case the spine is not closed',
      ],
      'Congenital dermal melanocytosis is very common in Indian infants and fades over years. Record it at birth: it has been mistaken for abuse.',
    ),
    question(
      'Itchy vesicles on palms and soles of an infant, burrows, and a mother who scratches at night. How is a three-month-old treated?',
      [
        'Permethrin 5% from head to foot, with the whole household',
        'Oral ivermectin once, with permethrin for the mother alone',
        'Gamma benzene hexachloride once, from the neck down',
        'Antihistamine syrup until it clears, with boiled bedding',
      ],
      'In infants scabies reaches face, palms and soles, so the scalp and face are treated too, away from eyes and mouth; everyone is treated again after a week. Ivermectin is generally kept for children above 15 kg; lindane is neurotoxic.',
    ),
    question(
      'Which advice helps most in a child with atopic eczema on first visit?',
      [
        'Plenty of moisturiser, and enough topical steroid for flares',
        'No milk, egg or wheat from today, whatever the tests show',
        'An antihistamine each night, in place of a topical steroid',
        'No baths for a month, and mustard oil in place of soap',
      ],
      'Under-treatment is the rule: moisturiser is needed in large amounts, several times a day. Show amounts by fingertip units. Diets without a proven allergy cost growth and bring little.',
    ),
    question(
      'Honey-coloured crusts round the nose of a school child, three spots, no fever. First choice is',
      [
        'mupirocin ointment for five to seven days',
        'cefixime syrup for ten days',
        'a steroid–antibiotic cream until the crusts are gone',
        'potassium permanganate crystals put on each spot',
      ],
      'A few lesions of impetigo heal with a topical antibiotic and gentle cleaning. Widespread or febrile disease needs an oral antistaphylococcal antibiotic. Potassium permanganate is used only as a very dilute soak.',
    ),
    question(
      'A strawberry-like growth of the eyelid in a baby of eight weeks now covers part of the pupil. What next?',
      [
        'Refer at once, with oral propranolol after checks',
        'Wait, since most have faded by five years of age',
        'Inject steroid into the lid in the clinic today',
        'Freeze it in two sessions, a month apart',
      ],
      'A haemangioma that blocks the pupil threatens vision within weeks. Propranolol works best in the growing phase; check heart, glucose risk and feeding, and teach parents to skip a dose when the baby does not feed.',
    ),
    question(
      'Grouped vesicles on a background of eczema, with fever and punched-out erosions. The treatment is',
      [
        'systemic aciclovir without delay',
        'a stronger topical steroid for a week',
        'wet wraps over a calcineurin inhibitor',
        'oral prednisolone with cefalexin',
      ],
      'Eczema herpeticum spreads fast. Give aciclovir on suspicion, look at the eyes and treat bacterial infection where present. Stop wet wraps and calcineurin inhibitors meanwhile.',
    ),
    question(
      'Painless pearly papules with a dimple on the trunk of a healthy child: what do you say about treatment?',
      [
        'Treatment is a choice, since they go by themselves in time',
        'All must be scraped out at one sitting, before they spread',
        'Antiviral tablets are needed for at least two weeks',
        'School must wait until the last of them has gone',
      ],
      'Molluscum goes within months to two years, and no treatment is needed to be well. Gentle options exist where lesions bother or spread. School is allowed; towels are not shared.',
    ),
  ],
};
