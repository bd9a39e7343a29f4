import { consentIn, consentKinds, consentTexts } from './consents';
import { languages } from './languages';

test.each(consentKinds)('[SEC-44] the consent “%s” has one version, with words of its own in each language', (kind) => {
  const asked = languages.map(({ code }) => consentIn(kind, code));
  expect(new Set(asked.map(({ version }) => version))).toEqual(new Set([consentTexts[kind].version]));
  expect(new Set(asked.map(({ text }) => text)).size).toBe(languages.length);
  expect(asked[0]).toEqual({ ...consentTexts[kind], locale: 'en' });
  expect(consentIn(kind, 'hi').text).toMatch(/^[\u0900-\u097F]/);
});
