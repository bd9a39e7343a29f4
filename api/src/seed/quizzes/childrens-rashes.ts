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
        'Reassure: erythema toxicum fades within a week or two',
        'Start intravenous antibiotics',
        'Give aciclovir',
        'Isolate mother and child',
      ],
      'Erythema toxicum neonatorum is harmless. A smear shows eosinophils. An unwell baby, clustered vesicles or pustules present with fever would be another matter.',
    ),
    question(
      'A blue-grey patch on the lower back of a newborn must above all be',
      ['written down, so that it is not taken for a bruise', 'biopsied', 'treated with a laser', 'scanned by MRI'],
      'Congenital dermal melanocytosis is very common in Indian infants and fades over years. Record it at birth: it has been mistaken for abuse.',
    ),
    question(
      'Itchy vesicles on palms and soles of an infant, burrows, and a mother who scratches at night. How is a three-month-old treated?',
      [
        'Permethrin 5% from head to foot, repeated after a week, with the whole household',
        'Oral ivermectin alone',
        'Gamma benzene hexachloride once',
        'Antihistamine syrup until it clears',
      ],
      'In infants scabies reaches face, palms and soles, so the scalp and face are treated too, away from eyes and mouth. Ivermectin is generally kept for children above 15 kg; lindane is neurotoxic.',
    ),
    question(
      'Which advice helps most in a child with atopic eczema on first visit?',
      [
        'Moisturiser in large amounts, several times a day, and enough topical steroid for flares',
        'No baths for a month',
        'No milk, egg or wheat from today',
        'Antihistamine instead of creams',
      ],
      'Under-treatment is the rule. Show amounts by fingertip units. Diets without a proven allergy cost growth and bring little.',
    ),
    question(
      'Honey-coloured crusts round the nose of a school child, three spots, no fever. First choice is',
      [
        'a topical antibiotic such as mupirocin for five to seven days, with gentle cleaning',
        'oral cefixime for ten days',
        'a steroid–antibiotic combination',
        'potassium permanganate crystals put on the skin',
      ],
      'Few lesions of impetigo heal with a topical agent. Widespread or febrile disease needs an oral antistaphylococcal antibiotic. Potassium permanganate is used only as a very dilute soak.',
    ),
    question(
      'A strawberry-like growth of the eyelid in a baby of eight weeks now covers part of the pupil. What next?',
      [
        'Refer at once; oral propranolol after checks, to save sight',
        'Wait until five years of age',
        'Inject steroid in the clinic today',
        'Freeze it',
      ],
      'A haemangioma that blocks the pupil threatens vision within weeks. Propranolol works best in the growing phase; check heart, glucose risk and feeding, and teach parents to skip a dose when the baby does not feed.',
    ),
    question(
      'Grouped vesicles on a background of eczema, with fever and punched-out erosions. The treatment is',
      ['systemic aciclovir without delay', 'a stronger topical steroid', 'wet wraps', 'oral prednisolone'],
      'Eczema herpeticum spreads fast. Give aciclovir on suspicion, look at the eyes and treat bacterial infection where present. Stop wet wraps and calcineurin inhibitors meanwhile.',
    ),
    question(
      'Painless pearly papules with a dimple on the trunk of a healthy child: what do you say about treatment?',
      [
        'Molluscum goes by itself within months to two years; treatment is a choice',
        'All must be scraped out at one sitting',
        'The child must stay away from school',
        'Antiviral tablets are needed',
      ],
      'No treatment is needed to be well. Gentle options exist where lesions bother or spread. School is allowed; towels are not shared.',
    ),
  ],
};
