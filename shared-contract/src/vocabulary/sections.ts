/** The five patient sections, by the `section=N` of their URL (NAV-04), which carries `title` in every language. */
export const patientSections = [
  { key: 'facts', title: 'Dermatology Facts', hi: 'त्वचा के तथ्य', section: 'Dermatology Facts' },
  { key: 'bytes', title: 'Derma Bytes', hi: 'डर्मा बाइट्स', section: 'Derma Bytes' },
  { key: 'graphics', title: 'Derma Graphics', hi: 'डर्मा ग्राफ़िक्स', section: 'Derma Graphics' },
  { key: 'problems', title: 'Common Hair & Skin Problems', hi: 'बालों और त्वचा की आम समस्याएँ', section: 'Hair & Skin' },
  {
    key: 'solutions',
    title: 'Know Your Hair & Skin Solutions',
    hi: 'बालों और त्वचा के उपाय',
    section: 'Skin Solutions',
  },
] as const;

/** The state slice of each of these sections, in their order (MFE-13). */
export const categoryNames = ['mythsandfacts', 'dermabytes', 'dermagraphics', 'embarrassing', 'solutions'] as const;
