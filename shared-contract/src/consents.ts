/** What a person may agree to; each is asked for by itself. */
export const consentKinds = ['registration', 'patient-image', 'marketing', 'finder'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/**
 * The words that are shown where consent is asked for. The server keeps them with each consent as they were shown, so
 * a new text is a new version and leaves given consents as they are. Source: SEC-44.
 */
export const consentTexts = {
  registration: {
    version: '2026-06',
    text: 'I agree that Tvacha keeps my name, mobile number, email address, place of practice and the papers I upload, to check that I am a doctor and to run my account. I can read, correct, export and erase them at any time in my account.',
  },
  'patient-image': {
    version: '2026-06',
    text: 'The patient, or the guardian of a patient under 18, has agreed in writing that these pictures are shown to doctors on Tvacha for teaching. Nothing in them tells who the patient is. The agreement can be withdrawn at any time; the pictures are then removed.',
  },
  marketing: {
    version: '2026-06',
    text: 'I would like to hear by email of new books, courses and events on Tvacha. I can end this at any time.',
  },
  finder: {
    version: '2026-06',
    text: 'I would like patients to find my name, speciality, clinic and city on Tvacha. I can end this at any time.',
  },
} as const satisfies Record<ConsentKind, { version: string; text: string }>;
