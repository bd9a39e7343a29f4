import { consentIn, consentKinds, consentTexts } from './consents';
import { languages } from './languages';

test.each(consentKinds)('[SEC-44] the consent “%s” has one version, with words of its own in each language', (kind) => {
  const asked = languages.map(({ code }) => consentIn(kind, code));
  expect(new Set(asked.map(({ version }) => version))).toEqual(new Set([consentTexts[kind].version]));
  expect(new Set(asked.map(({ text }) => text)).size).toBe(languages.length);
  expect(asked[0]).toEqual({ ...consentTexts[kind], locale: 'en' });
  expect(consentIn(kind, 'hi').text).toMatch(/^[\u0900-\u097F]/);
});

test('[SEC-44] a patient is not asked to agree as a doctor, in either language', () => {
  const [en, hi] = languages.map(({ code }) => consentIn('registration', code, 'patient').text);
  expect(en).toMatch(/^I agree that Tvacha keeps my name, mobile number and email address, to run my account\./);
  expect(en).not.toMatch(/doctor|papers|council|practice/i);
  expect(hi).toMatch(/^मैं सहमत हूँ/);
  expect(hi).not.toMatch(/डॉक्टर|काग़ज़|काउंसिल|प्रैक्टिस/);
  expect(consentIn('registration', 'en').text).toContain('to check that I am a doctor');
});
