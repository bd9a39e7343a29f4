import { readerPath, recordPath } from './paths';

test('[NAV-03] what goes into a path cannot leave it', () => {
  expect(recordPath('ebooks', 'e1')).toBe('/doctor/ebook/e1');
  expect(readerPath('ebooks', 'e1')).toBe('/doctor/ebook/e1/read');
  expect(recordPath('ebooks', '../admin')).toBe('/doctor/ebook/..%2Fadmin');
});
