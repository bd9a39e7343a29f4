import { packageOfOneCopy } from './packages.mjs';

test.each([
  ['/portal/node_modules/react/index.js', 'node_modules/react'],
  ['/portal/node_modules/react/jsx-runtime.js', 'node_modules/react'],
  ['/portal/node_modules/react/jsx-dev-runtime.js', undefined],
  ['/portal/node_modules/react/cjs/react-jsx-dev-runtime.development.js', undefined],
  ['/portal/node_modules/react-dom/client.js', 'node_modules/react-dom'],
  ['/portal/shared-core/src/store.ts', 'shared-core/src'],
  ['/portal/shared-contract/src/routes/reading.ts', undefined],
  ['/portal/mfe-doctor/src/remote.tsx', undefined],
])('[MFE-05] in a remote %s is of %s, of which a page holds one copy', (file, from) => {
  expect(packageOfOneCopy(file)).toBe(from);
});
