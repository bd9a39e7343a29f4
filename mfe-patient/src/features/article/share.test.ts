import { share } from './article-head';

const page = { title: 'Ringworm', url: 'https://tvacha.example/patient/embarrassing/ringworm' };
const give = (parts: Partial<Navigator>) => {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(navigator, name, { value, configurable: true });
};
afterEach(() => give({ share: undefined, clipboard: undefined }));

test('[PAT-01] the device’s own share sheet gets title and address', async () => {
  const given: unknown[] = [];
  give({ share: async (data) => void given.push(data) });
  expect(await share(page)).toBe('shared');
  expect(given).toEqual([page]);
});

test('[PAT-01] closing the share sheet is no fault and copies nothing', async () => {
  give({ share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  expect(await share(page)).toBe('closed');
});

test('[PAT-01] where the sheet may not open, or the clipboard is closed too, it has failed', async () => {
  expect(await share(page)).toBe('failed');
  give({ share: () => Promise.reject(new DOMException('not here', 'NotAllowedError')) });
  expect(await share(page)).toBe('failed');
});
