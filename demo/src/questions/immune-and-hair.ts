import { accepted, answer, type QuestionSeed } from './question-seed';

export const immuneAndHair: readonly QuestionSeed[] = [
  {
    title: 'Methotrexate and a couple that wants a child',
    text: 'Man of 32 with psoriasis on 15 mg a week. His wife wishes to conceive. Three months off, or no break for men?',
    speciality: 'immune',
    by: 'ketan.joshi',
    daysAgo: 8,
    answers: [
      accepted(
        'deepa.chandran',
        7,
        'Labels still say three to six months for men, newer guidelines are softer because data on fathers are reassuring. I tell both, offer the break with phototherapy or a change, and write down what they choose.',
      ),
      answer(
        'shobha.shenoy',
        20,
        'For her it would be an absolute no. For him I follow the label where psoriasis allows it.',
      ),
    ],
  },
  {
    title: 'Latent tuberculosis and secukinumab',
    text: 'IGRA positive, chest film normal. Do you wait for a month of preventive therapy before an IL-17 blocker?',
    speciality: 'immune',
    by: 'anurag.tiwari',
    daysAgo: 14,
    answers: [
      answer('aditi.bhargav', 6, 'Yes: 3HP or 6H by the pulmonologist, first injection after four weeks.'),
      accepted(
        'arvind.subramanian',
        24,
        'The same. Risk with IL-17 is low, but we live in India, and contact at home may be the reason why IGRA is positive. Ask about cough there too.',
      ),
    ],
  },
  {
    title: 'Urticaria and up-dosing: which antihistamine?',
    text: 'Fourfold of which drug makes your patients least sleepy? And do you get an ECG?',
    speciality: 'immune',
    by: 'faisal.rizvi',
    daysAgo: 36,
    answers: [
      accepted(
        'helene.antoine',
        5,
        'Bilastine or fexofenadine are the least sedating in my hands. No ECG in healthy adults; ask about QT drugs, potassium and heart.',
      ),
      answer('demo', 28, 'I split the dose: two in the morning, two at night. Patients stay with it longer.'),
    ],
  },
  {
    title: 'Pemphigus in remission: when to stop rituximab infusions?',
    text: 'Two years without lesions, anti-desmoglein 3 low positive. Another 500 mg or wait?',
    speciality: 'immune',
    by: 'aamir.bhat',
    daysAgo: 52,
    answers: [
      answer(
        'deepa.chandran',
        18,
        'I wait when skin and mouth are clear, even with a low antibody. I check anti-Dsg each four months and treat a rise together with a first erosion.',
      ),
    ],
  },
  {
    title: 'Lupus of the scalp: hydroxychloroquine and eyes',
    text: 'How often do you ask for an eye check in discoid lupus at 200 mg a day?',
    speciality: 'immune',
    by: 'paromita.dutta',
    daysAgo: 4,
    answers: [
      answer(
        'helene.antoine',
        11,
        'Baseline within the first year, then yearly from year five, earlier with kidney disease or more than 5 mg per kg.',
      ),
    ],
  },
  {
    title: 'Low-dose oral minoxidil and swelling of ankles',
    text: 'Woman of 41 on 1 mg; hair is better, ankles swell by evening. Stop, halve or a diuretic?',
    speciality: 'hair',
    by: 'sindhu.ramesh',
    daysAgo: 9,
    answers: [
      accepted(
        'paromita.dutta',
        6,
        'Halve to 0.5 mg at night and look again in four weeks. I do not treat a cosmetic drug with another tablet.',
      ),
      answer('kavya.gowda', 15, 'Check pressure and ask about breath first. Salt at dinner explains half of it.'),
    ],
  },
  {
    title: 'Ferritin target in shedding',
    text: 'Do you treat ferritin of 25 with normal haemoglobin? Which target do you write?',
    speciality: 'hair',
    by: 'bhavna.desai',
    daysAgo: 24,
    answers: [
      answer('rashmi.sahu', 9, 'I treat below 30, and aim above 40. Evidence is thin, and I say so.'),
      accepted(
        'demo',
        16,
        'Treat the cause: periods, diet, worms, coeliac disease. A number without a reason comes back.',
      ),
    ],
  },
  {
    title: 'Alopecia areata in a girl of seven: how much treatment?',
    text: 'Three patches, parents in despair, grandmother with onion juice. Where do you draw the line?',
    speciality: 'hair',
    by: 'sreelatha.menon',
    daysAgo: 40,
    answers: [
      accepted(
        'nandini.iyengar',
        13,
        'A potent topical steroid for three months, no injections at seven, and a letter for school. Half of such children regrow within a year. I ask grandmother to oil the rest of the hair.',
      ),
      answer('asmita.gore', 31, 'Add the name of a support group. Parents who meet others ask for less.'),
    ],
  },
  {
    title: 'Trichoscopy picture: white dots, scar or sweat duct?',
    text: 'Even white dots in a brown scalp with thinning crown. Biopsy or not?',
    speciality: 'dermoscopy',
    by: 'ishita.ghosh',
    daysAgo: 60,
    answers: [
      accepted(
        'kunal.shah',
        8,
        'Even and pinpoint between follicles: sweat ducts. Irregular, larger and in place of follicles: scar. Yours sound like the first. Count openings.',
      ),
      answer('simrat.dhaliwal', 27, 'Look at the back of the head too: if the dots are the same there, no biopsy.'),
    ],
  },
  {
    title: 'Which test before dapsone where G6PD is not available?',
    text: 'District hospital, dermatitis herpetiformis, no G6PD in reach this week.',
    speciality: 'immune',
    by: 'rakesh.koul',
    daysAgo: 0,
    answers: [],
  },
];
