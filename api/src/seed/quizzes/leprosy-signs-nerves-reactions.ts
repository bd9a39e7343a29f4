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
      ['multibacillary', 'paucibacillary', 'indeterminate', 'a contact'],
      'More than five lesions, more than one nerve trunk or a positive smear is multibacillary and is treated for twelve months with three drugs.',
    ),
    question(
      'During treatment, old patches turn red and swollen and the ulnar nerve becomes tender with new weakness. This is',
      [
        'a type 1 reaction: go on with MDT and give prednisolone',
        'drug allergy: stop MDT',
        'failure: change the drugs',
        'erythema nodosum leprosum: give thalidomide only',
      ],
      'A reversal reaction with neuritis is an emergency of days. Prednisolone over weeks saves nerve function; MDT is not interrupted.',
    ),
    question(
      'Crops of tender red nodules with fever in lepromatous leprosy. Thalidomide is effective, but',
      [
        'must never be given where pregnancy is possible without strict control',
        'works only after a month',
        'replaces MDT',
        'is safe in pregnancy',
      ],
      'Erythema nodosum leprosum answers to prednisolone and thalidomide. Its harm to the unborn child forbids use without strict contraception and testing.',
    ),
    question(
      'Which drug of MDT colours urine red and which darkens the skin?',
      [
        'Rifampicin the urine, clofazimine the skin',
        'Dapsone the urine, rifampicin the skin',
        'Clofazimine the urine, dapsone the skin',
        'Neither does',
      ],
      'Tell it in advance, or patients stop. Skin darkening fades slowly in the year after treatment.',
    ),
    question(
      'Four weeks into MDT: fever, jaundice, swollen nodes and a rash. Suspect',
      [
        'dapsone hypersensitivity syndrome: stop dapsone for good',
        'reversal reaction',
        'malaria only',
        'clofazimine overdose',
      ],
      'Dapsone syndrome begins typically in the fourth to sixth week and can kill. Stop dapsone, treat with steroid, go on with the other drugs on advice.',
    ),
    question(
      'Single-dose rifampicin to contacts is given',
      [
        'after leprosy and tuberculosis have been excluded in the contact',
        'to contacts with early signs',
        'in place of examination',
        'each month for a year',
      ],
      'A contact with signs needs treatment, one with tuberculosis must not receive a lone rifampicin dose. With these excluded, one dose lowers the risk.',
    ),
    question(
      'Which nerve is felt behind the medial epicondyle, and which deformity follows its loss?',
      [
        'The ulnar; clawing of the ring and little fingers',
        'The radial; wrist drop',
        'The median; foot drop',
        'The facial; lagophthalmos',
      ],
      'The ulnar nerve is the trunk most often enlarged. Compare both sides with the elbow bent, gently, and watch the face for pain.',
    ),
    question(
      'A cured man with insensitive feet asks what he must do. The best answer is',
      [
        'look at the feet each day, soak and oil them, wear soft footwear and never walk barefoot',
        'take MDT for life',
        'walk barefoot to harden the skin',
        'avoid all walking',
      ],
      'The disease is cured, the numbness remains. Daily inspection, soaking, oil and microcellular rubber footwear prevent ulcers. Self-care groups keep the habit.',
    ),
  ],
};
