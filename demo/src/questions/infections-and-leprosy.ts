import { accepted, answer, type QuestionSeed } from './question-seed';

export const infectionsAndLeprosy: readonly QuestionSeed[] = [
  {
    title: 'Itraconazole brands: does the pellet count matter?',
    text: 'Two patients failed on one brand and cleared on another at the same dose. Do you look at pellet size and number, or is it taking them with food that decides?',
    speciality: 'infections',
    by: 'nitin.wagh',
    daysAgo: 6,
    answers: [
      answer(
        'sachin.sawant',
        5,
        'I ask first for antacids and an empty stomach. In my clinic that explains most failures. Then I change the brand, not the dose.',
      ),
      accepted(
        'ganesan.pandian',
        21,
        'Both. Bioavailability differs between products and quality is not printed on the strip. Pick one or two brands with published data, write the brand, and see the empty strips at each visit.',
      ),
      answer(
        'demo',
        30,
        'And I tell them: one capsule after the largest meal, no antacid within two hours. A drawing of a plate helps.',
      ),
    ],
  },
  {
    title: 'Steroid-modified tinea: stop the cream at once?',
    text: 'A woman used a clobetasol mixture on the groin for a year. Do you stop abruptly and accept the flare, or step down?',
    speciality: 'infections',
    by: 'yamini.reddy',
    daysAgo: 11,
    answers: [
      accepted(
        'demo',
        9,
        'I stop at once in the folds and say that a week of burning will come. Cool compress, an antihistamine at night and the antifungal from day one. With oral steroids it would be another story.',
      ),
      answer(
        'leena.patil',
        26,
        'Same here. If she cannot bear it, tacrolimus ointment for a few days has kept some patients from the old cream.',
      ),
    ],
  },
  {
    title: 'Scabies in an infant of six weeks',
    text: 'Permethrin is licensed from two months here. Would you use it earlier, or sulphur?',
    speciality: 'infections',
    by: 'asmita.gore',
    daysAgo: 3,
    answers: [
      answer(
        'asiya.fatima',
        4,
        'Precipitated sulphur 6% in petrolatum for three nights is my choice under two months. It smells, it works.',
      ),
      accepted(
        'mary.kharkongor',
        12,
        'Sulphur as above, and the mother and all at home with permethrin on the same evening. Without them the infant has it again within weeks.',
      ),
    ],
  },
  {
    title: 'One patch with doubtful sensation: treat or watch?',
    text: 'A girl of nine with one pale patch on the cheek. Touch testing is unreliable, nerves normal. Biopsy on a face?',
    speciality: 'leprosy',
    by: 'nidhi.sinha',
    daysAgo: 17,
    answers: [
      answer(
        'priyanka.jha',
        8,
        'On the face sensation is hard even in adults. I look for scale and similar patches on the other cheek, try an emollient and mild steroid, and see the child after six weeks.',
      ),
      accepted(
        'archana.dwivedi',
        22,
        'Agree. Examine the family, draw the patch, come back at six and twelve weeks. If it grows, loses hair or sweat, then a small biopsy. Do not label a child on a guess, and do not lose her either.',
      ),
    ],
  },
  {
    title: 'Prednisolone taper in neuritis: 12 or 20 weeks?',
    text: 'How long do you give steroid for new ulnar neuritis under MDT, and how do you follow strength?',
    speciality: 'leprosy',
    by: 'alok.ranjan',
    daysAgo: 29,
    answers: [
      accepted(
        'ganesan.pandian',
        14,
        'Twenty weeks as a rule, beginning at about 1 mg/kg. Voluntary muscle test and filaments every two weeks on one chart: if it falls during the taper, go back a step.',
      ),
      answer(
        'mridul.gogoi',
        40,
        'Do not forget calcium, the stomach, sugar and a deworming tablet before steroid where strongyloides is likely.',
      ),
    ],
  },
  {
    title: 'Viral warts round the nails: anything that hurts less?',
    text: 'Children and cryotherapy do not go together. What do you use for periungual warts?',
    speciality: 'infections',
    by: 'vaishali.jadhav',
    daysAgo: 45,
    answers: [
      answer(
        'rhea.pinto',
        6,
        'Salicylic acid under tape each night for twelve weeks, with filing. Boring and effective.',
      ),
      answer(
        'kuldeep.shekhawat',
        19,
        'Intralesional immunotherapy (MMR vaccine) into the largest one, two to three times. Off label, with consent.',
      ),
      accepted(
        'asiya.fatima',
        50,
        'For children: tape and salicylic acid first, then watchful waiting. Two thirds are gone in two years anyway. Show how not to bite nails.',
      ),
    ],
  },
  {
    title: 'VDRL 1:2 for years after treatment',
    text: 'Treated for early syphilis six years ago, still 1:2. Obstetrician asks for penicillin in each pregnancy. Needed?',
    speciality: 'sti',
    by: 'devendra.rathore',
    daysAgo: 21,
    answers: [
      accepted(
        'thangjam.devi',
        10,
        'Serofast at a low, stable titre after documented treatment needs no new course by itself. Look for signs, HIV, reinfection. If records of treatment are missing in pregnancy: treat.',
      ),
      answer(
        'vikas.mahato',
        33,
        'And give the woman a card with date, drug, dose and titres. It saves the next three discussions.',
      ),
    ],
  },
  {
    title: 'Post-kala-azar dermal leishmaniasis or leprosy?',
    text: 'Pale macules of the trunk and nodules of the chin, nerves normal, from north Bihar. Slit-skin smear negative for bacilli. What next?',
    speciality: 'infections',
    by: 'alok.ranjan',
    daysAgo: 2,
    answers: [],
  },
  {
    title: 'Mupirocin resistance in recurrent boils',
    text: 'A family with boils each month. Swabs show mupirocin-resistant Staphylococcus. Which decolonisation do you try?',
    speciality: 'infections',
    by: 'sandeep.chauhan',
    daysAgo: 1,
    answers: [],
  },
];
