import { waitFor } from '@testing-library/dom';

/** Every test's setup knows all icons; this one begins as a page does. */
test('[MFE-11] an icon outside the first load appears when it has come', async () => {
  jest.resetModules();
  const { createRoot } = await import('react-dom/client');
  const { flushSync } = await import('react-dom');
  const { Icon } = await import('./icon');
  const place = document.createElement('p');
  const icons = (
    <>
      <Icon name="x" />
      <Icon name="stethoscope" />
    </>
  );
  const outlines = () => [...place.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  flushSync(() => createRoot(place).render(icons));
  expect(outlines()).toEqual([expect.any(String), null]);
  await waitFor(() => expect(outlines()).toEqual([expect.any(String), expect.any(String)]));
});
