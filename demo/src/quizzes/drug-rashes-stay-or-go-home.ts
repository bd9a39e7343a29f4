import { type QuizSeed, question } from './quiz-seed';

export const drugRashesStayOrGoHome: QuizSeed = {
  title: 'Drug rashes: stay or go home?',
  speciality: 'immune',
  publishedOn: '2026-10-27',
  summary: 'Nine patients with vital signs. Who needs a bed, and what stops first?',
  details: {
    level: 'Practice',
    minutes: 12,
    passMark: 70,
    reviewer: 'Dr. Leela Krishnan, MD',
    reviewedOn: '2026-10-20',
  },
  ask: [
    question(
      'Five weeks after starting carbamazepine a woman has fever of 39 °C, a swollen face, lymph nodes and raised transaminases. Which diagnosis comes first?',
      ['DRESS', 'AGEP', 'Stevens–Johnson syndrome', 'Plain drug exanthem'],
      'Long latency (two to eight weeks), facial swelling, nodes, fever and an organ in trouble: think of DRESS. Stop the drug, admit, and look at liver, kidneys, heart and blood count.',
    ),
    question(
      'Which sign in a drug rash asks for admission tonight?',
      [
        'Skin pain with erosions of mouth and eyes',
        'Itch that keeps the patient awake all night',
        'Spread from the trunk to the thighs in two days',
        'Fine scaling of the trunk on the tenth day',
      ],
      'Painful skin and mucosal erosions announce Stevens–Johnson syndrome or toxic epidermal necrolysis. Itch, spread to the thighs and late scaling belong to a plain exanthem.',
    ),
    question(
      'SCORTEN is calculated in toxic epidermal necrolysis. Which of these is not part of it?',
      ['Eosinophils above 10%', 'Age over 40', 'Serum bicarbonate under 20 mmol/L', 'Serum glucose above 14 mmol/L'],
      'SCORTEN counts age, malignancy, heart rate, detached area, urea, glucose and bicarbonate. Eosinophils matter in DRESS.',
    ),
    question(
      'A dusky round patch comes back on the same spot of the lip each time a man takes a tablet for loose motions. The likeliest culprit in India is',
      [
        'a fluoroquinolone with a nitroimidazole',
        'racecadotril with oral rehydration salts',
        'loperamide with simethicone',
        'zinc with a lactobacillus sachet',
      ],
      'A patch that returns on the same spot is a fixed drug eruption. Combinations of a fluoroquinolone with a nitroimidazole, sold without prescription for diarrhoea, are frequent causes, beside NSAIDs and cotrimoxazole.',
    ),
    question(
      'Sheets of pinhead, non-follicular pustules on red folds appear two days after an antibiotic, with fever and neutrophilia. What is done?',
      [
        'Stop the drug, and watch fluids and organs',
        'Start methotrexate for pustular psoriasis',
        'Give antistaphylococcal antibiotics for two weeks',
        'Continue the antibiotic with an antihistamine',
      ],
      'This is acute generalised exanthematous pustulosis. Withdrawal and supportive care are enough for most; it clears in about two weeks. A history of psoriasis and a slower course would point to pustular psoriasis instead.',
    ),
    question(
      'Before carbamazepine is started in people of some Asian ancestries, which allele is tested because it predicts SJS/TEN?',
      ['HLA-B*15:02', 'HLA-B*57:01', 'HLA-B*27', 'HLA-C*06:02'],
      'HLA-B*15:02 predicts carbamazepine SJS/TEN and has been found in Indian patients as well. HLA-B*57:01 belongs to abacavir, HLA-B*58:01 to allopurinol, C*06:02 to psoriasis.',
    ),
    question(
      'A plain maculopapular rash on day eight of amoxicillin; no fever, no mucosa, normal count. The best next step is',
      [
        'stop it if an alternative exists, and review in 48 hours',
        'admit, and give intravenous steroid for three days',
        'do a skin prick test tomorrow, and decide by its result',
        'give an antihistamine, and reassure without follow-up',
      ],
      'A benign exanthem needs removal of the drug, comfort by emollient and antihistamine, and a review: severe reactions can look the same on the first day. Say clearly which signs must bring the patient back at once.',
    ),
    question(
      'Which patient with urticaria after a drug must be given intramuscular adrenaline?',
      [
        'Weals with wheeze and a systolic pressure of 80 mmHg',
        'Weals each evening for six weeks without other signs',
        'Weals with swelling of one eyelid since the morning',
        'Weals that bruise and stay on one spot for three days',
      ],
      'Weals with wheeze or hypotension are anaphylaxis: adrenaline 0.5 mg of 1:1000 into the outer thigh in an adult, before anything else. Weals that bruise suggest urticarial vasculitis and need a biopsy.',
    ),
    question(
      'After a severe reaction, which paper should the patient leave with?',
      [
        'A card with the generic name, related drugs and the reaction',
        'A slip with the brand name of the tablet and of its maker',
        'A list of all antibiotics, to be avoided for life',
        'A note that the drug may be tried again under supervision',
      ],
      'Brands change their contents. A card with generic and related drugs, the reaction and its date prevents the second episode. Report it to the pharmacovigilance centre as well.',
    ),
  ],
};
