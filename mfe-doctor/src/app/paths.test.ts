import { doctorPaths } from './paths';

test('[NAV-03] what goes into a path cannot leave it', () => {
  expect(doctorPaths.ebook('e1')).toBe('/doctor/ebook/e1');
  expect(doctorPaths.ebookReader('e1')).toBe('/doctor/ebook/e1/read');
  expect(doctorPaths.ebook('../admin')).toBe('/doctor/ebook/..%2Fadmin');
});
