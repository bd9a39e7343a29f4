import type { Language } from './languages';
import type { AccountRole } from './roles';

/** What a person may agree to; each is asked for by itself. */
export const consentKinds = ['registration', 'patient-image', 'marketing', 'finder'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/**
 * The words that are shown where consent is asked for. The server keeps them with each consent as they were shown, so
 * a new text, in whichever language, is a new version and leaves given consents as they are. Source: SEC-44.
 */
export const consentTexts = {
  registration: {
    version: '2026-11',
    text: 'I agree that Tvacha keeps my name, mobile number, email address, place of practice, council registration number and the papers I upload, to check that I am a doctor and to run my account. I can read, correct, export and erase them at any time in my account.',
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
    version: '2026-11',
    text: 'I would like patients to find my name, speciality, clinic and city on Tvacha, with the address, phone number and hours of the clinic where I gave them. I can end this at any time.',
  },
} as const satisfies Record<ConsentKind, { version: string; text: string }>;

/** The same versions in the other languages, sentence for sentence. */
const translations: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<ConsentKind, string>>>> = {
  hi: {
    registration:
      'मैं सहमत हूँ कि Tvacha मेरा नाम, मोबाइल नंबर, ईमेल पता, प्रैक्टिस की जगह, काउंसिल पंजीकरण संख्या और मेरे अपलोड किए हुए काग़ज़ अपने पास रखे, ताकि यह जाँचा जा सके कि मैं डॉक्टर हूँ, और मेरा खाता चल सके। अपने खाते में मैं इन्हें कभी भी पढ़, सुधार, निर्यात और मिटा सकता या सकती हूँ।',
    'patient-image':
      'मरीज़ ने, या 18 साल से कम उम्र के मरीज़ के अभिभावक ने, लिखित सहमति दी है कि ये तस्वीरें पढ़ाने के लिए Tvacha पर डॉक्टरों को दिखाई जाएँ। इनमें ऐसा कुछ नहीं है जिससे पता चले कि मरीज़ कौन है। यह सहमति कभी भी वापस ली जा सकती है; तब तस्वीरें हटा दी जाती हैं।',
    marketing:
      'मैं चाहता या चाहती हूँ कि Tvacha की नई किताबों, कोर्स और आयोजनों की ख़बर मुझे ईमेल से मिले। मैं इसे कभी भी बंद कर सकता या सकती हूँ।',
    finder:
      'मैं चाहता या चाहती हूँ कि मरीज़ Tvacha पर मेरा नाम, विशेषज्ञता, क्लिनिक और शहर खोज सकें, और क्लिनिक का पता, फ़ोन नंबर और समय भी, जहाँ मैंने वे दिए हों। मैं इसे कभी भी बंद कर सकता या सकती हूँ।',
  },
};

/** What a patient agrees to, who sends in no papers: of the same version as the doctors' words. */
const patientRegistration: Readonly<Record<Language, string>> = {
  en: 'I agree that Tvacha keeps my name, mobile number and email address, to run my account. I can read, correct, export and erase them at any time in my account.',
  hi: 'मैं सहमत हूँ कि Tvacha मेरा नाम, मोबाइल नंबर और ईमेल पता अपने पास रखे, ताकि मेरा खाता चल सके। अपने खाते में मैं इन्हें कभी भी पढ़, सुधार, निर्यात और मिटा सकता या सकती हूँ।',
};

/**
 * What a person is asked to agree to in this language, as it is shown and as it is kept.
 * @param role whose account it is about: a patient's is run on words of its own.
 */
export function consentIn(kind: ConsentKind, locale: Language = 'en', role: AccountRole = 'doctor') {
  const { version, text } = consentTexts[kind];
  if (kind === 'registration' && role === 'patient') return { version, locale, text: patientRegistration[locale] };
  return { version, locale, text: locale === 'en' ? text : translations[locale][kind] };
}
