import type { Monograph } from './monograph';

export const hidradenitisEarlyAndHonestCare: Monograph = {
  title: 'Hidradenitis: Early and Honest Care',
  author: 'Dr. Simran Bedi',
  speciality: 'acne',
  publishedOn: '2024-04-15',
  cover: { pattern: 'discs', palette: 'clay', variant: 1 },
  summary: 'Seven years to diagnosis is six too many. Recognise, score, treat early and cut less but better.',
  figure: {
    kind: 'section',
    caption: 'A tunnel that runs between follicles. Draining the opening leaves the lining, and the lesion returns.',
  },
  history: [
    'Boils in the same folds, twice in six months, is the question that makes the diagnosis. Smoking, weight, family, periods, pilonidal disease, gut and joints. Number of incisions so far. Pain at night, pads used, days off work.',
    'Ask about intimacy and mood. Nobody else has.',
  ],
  examination: [
    'Axillae, groins, below breasts, buttocks, nape. Count nodules, abscesses and tunnels (IHS4). Hurley stage for surgery. Double comedones are a quiet clue. Weight, pressure, waist.',
    'Ultrasound shows twice as many tunnels as fingers do.',
  ],
  differential: [
    ['Furuncles', 'random sites, S. aureus'],
    ['Crohn', 'perianal fissures, gut'],
    ['Lymphogranuloma', 'bubo, serology'],
    ['Actinomycosis', 'grains'],
    ['Scrofuloderma', 'neck or groin, tuberculosis'],
    ['Cysts', 'single, no recurrence'],
  ],
  investigations: [
    'Sugar, lipids, blood count, CRP. Culture only for odd organisms or fever. Tuberculosis screening before a biologic. Biopsy of a non-healing ulcer in old disease for carcinoma.',
    'HIV and hepatitis with any immunosuppression.',
  ],
  ladder: [
    ['All', 'weight, tobacco, loose cotton, chlorhexidine wash, pain plan'],
    ['Mild', 'clindamycin 1% twice daily'],
    ['Flare', 'triamcinolone 10 mg per ml into the nodule'],
    ['Moderate', 'doxycycline, then clindamycin with rifampicin for ten weeks'],
    ['Severe', 'adalimumab or secukinumab'],
    ['Tunnels', 'deroofing early, wide excision late'],
  ],
  counselling: [
    '“Not dirt, not contagious, not your fault.” Give a flare kit and a path to be seen within three days.',
    'Explain why we no longer cut and drain, except to relieve a tense abscess.',
  ],
  pitfalls: [
    'Keloids and dark, rope-like scars are more common in brown skin; plan incisions and steroid in time.',
    'Erythema is under-seen. Warmth and tenderness count in the score.',
  ],
  shared: ['antibiotics', 'screening', 'procedures'],
};
