import { type QuizSeed, question } from './quiz-seed';

export const leprosySignsNervesReactions: QuizSeed = {
  title: 'Leprosy: signs, nerves, reactions',
  speciality: 'leprosy',
  publishedOn: '2026-10-12',
  summary: 'Nine questions that every clinic in India should be able to answer.',
  details: {
    level: 'Foundation',
    minutes: 10,
    passMark: 70,
    reviewer: 'Dr. Leela Krishnan, MD',
    reviewedOn: '2026-10-05',
  },
  ask: [
    question(
      'Which is not a cardinal sign of leprosy?',
      [
        'A pale patch with normal sensation',
        'A patch with definite loss of sensation',
        'A thickened peripheral nerve with loss of function',
        'Acid-fast bacilli in a slit-skin smear',
      ],
      'One of three is enough: a patch with sensory loss, a thickened nerve with loss in its area, or bacilli in the smear. A pale patch that feels normally needs another look and other diagnoses.',
    ),
    question(
      'Under the national programme a patient with more than five skin lesions is classed as',
      ['multibacillary', 'paucibacillary', 'indeterminate', 'pure neuritic'],
      'More than five lesions, more than one nerve trunk or a positive smear is multibacillary and is treated for twelve months with three drugs.',
    ),
    question(
      'During treatment, old patches turn red and swollen and the ulnar nerve becomes tender with new weakness. This is',
      [
        'a type 1 reaction: go on with MDT and give prednisolone',
        'a dapsone allergy: stop MDT and give prednisolone',
        'failure of treatment: change to second-line drugs',
        'erythema nodosum leprosum: stop MDT, give thalidomide',
      ],
      'A reversal reaction with neuritis is an emergency of days. Prednisolone over weeks saves nerve function; MDT is not interrupted.',
    ),
    question(
      'Crops of tender red nodules with fever in lepromatous leprosy. Thalidomide is effective, but',
      [
        'needs strict contraception where pregnancy is possible',
        'is allowed in pregnancy only after the third month',
        'must take the place of MDT for as long as it is given',
        'must not be given together with prednisolone',
      ],
      'Erythema nodosum leprosum answers to prednisolone and thalidomide. Its harm to the unborn child forbids use without strict contraception and testing.',
    ),
    question(
      'Which drug of MDT colours urine red and which darkens the skin?',
      [
        'Rifampicin the urine, clofazimine the skin',
        'Dapsone the urine, clofazimine the skin',
        'Rifampicin the urine, dapsone the skin',
        'Clofazimine the urine, rifampicin the skin',
      ],
      'Tell it in advance, or patients stop. Skin darkening fades slowly in the year after treatment.',
    ),
    question(
      'Four weeks into MDT: fever, jaundice, swollen nodes and a rash. Suspect',
      [
        'dapsone syndrome: stop dapsone for good, give a steroid',
        'a reversal reaction: add prednisolone, keep dapsone',
        'viral hepatitis: pause MDT, then restart all three drugs',
        'clofazimine toxicity: stop clofazimine, keep dapsone',
      ],
      'Dapsone hypersensitivity syndrome begins typically in the fourth to sixth week and can kill. Stop dapsone, treat with steroid, go on with the other drugs on advice.',
    ),
    question(
      'Single-dose rifampicin to contacts is given',
      [
        'after leprosy and tuberculosis have been excluded',
        'as soon as a contact shows early signs of leprosy',
        'to all contacts alike, in place of an examination',
        'to contacts whose slit-skin smear has turned positive',
      ],
      'A contact with signs needs treatment, one with tuberculosis must not receive a lone rifampicin dose. With these excluded, one dose lowers the risk.',
    ),
    question(
      'Which nerve is felt behind the medial epicondyle, and which deformity follows its loss?',
      [
        'The ulnar; clawing of the ring and little fingers',
        'The ulnar; dropping of the wrist and the fingers',
        'The radial; clawing of the ring and little fingers',
        'The median; loss of opposition of the thumb',
      ],
      'The ulnar nerve is the trunk most often enlarged. Wrist drop belongs to the radial nerve, lost opposition of the thumb to the median. Compare both sides with the elbow bent, gently, and watch the face for pain.',
    ),
    question(
      'A cured man with insensitive feet asks what he must do. The best answer is',
      [
        'look at, soak and oil the feet daily, and wear soft footwear',
        'take one drug of MDT for life, with a smear each year',
        'walk barefoot at home each day, so that the skin hardens',
        'walk as little as he can, and cut calluses with a blade',
      ],
      'The disease is cured, the numbness remains. Daily inspection, soaking, oil and microcellular rubber footwear prevent ulcers; he never walks barefoot. Self-care groups keep the habit.',
    ),
  ],
};
