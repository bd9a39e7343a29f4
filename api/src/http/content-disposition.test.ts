import { contentDisposition } from './serve-file';

test.each([
  ['degree.pdf', `attachment; filename="degree.pdf"; filename*=UTF-8''degree.pdf`],
  [
    'a "b"\r\nset-cookie: c.pdf',
    `attachment; filename="a _b___set-cookie: c.pdf"; filename*=UTF-8''a%20%22b%22%0D%0Aset-cookie%3A%20c.pdf`,
  ],
  ["it's (1)*.pdf", `attachment; filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`],
  ['कार्ड', `attachment; filename="_____"; filename*=UTF-8''%E0%A4%95%E0%A4%BE%E0%A4%B0%E0%A5%8D%E0%A4%A1`],
  ['half \ud800', `attachment; filename="half _"; filename*=UTF-8''half%20%EF%BF%BD`],
])('[SEC-33] the name %j makes one header', (name, header) => {
  expect(contentDisposition('attachment', name)).toBe(header);
  expect(() => new Headers({ 'content-disposition': header })).not.toThrow();
});
