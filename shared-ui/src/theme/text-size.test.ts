import { sheets } from '../testing/sheets';
import { hindiPhoneType, hindiType, phoneType, type } from './tokens';

test('[UX-02] text grows with the size that the reader has set: no sheet and no token gives it in pixels', () => {
  const inPixels = /(?:font|font-size|line-height|--[\w-]*font-size[\w-]*): ?[^;{}]*\dpx/g;
  const wrong = sheets.flatMap(({ file, css }) => (css.match(inPixels) ?? []).map((rule) => `${file}: ${rule}`));
  expect(wrong).toEqual([]);
  const styles = Object.values({ ...type, ...phoneType, ...hindiType, ...hindiPhoneType });
  expect(styles.filter((style) => style.includes('px'))).toEqual([]);
});

test('[UX-02] layouts give way to larger letters as to narrower windows: no query of ours counts in pixels', () => {
  const inPixels = /@(?:media|container)[^{]*\dpx/g;
  const own = sheets.filter(({ file }) => !file.endsWith('ant.generated.css'));
  const wrong = own.flatMap(({ file, css }) => (css.match(inPixels) ?? []).map((query) => `${file}: ${query}`));
  expect(wrong).toEqual([]);
});
