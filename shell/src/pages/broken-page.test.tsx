import { screen } from '@testing-library/react';
import { findPage } from '../frame/page/find-page';
import { visit } from '../test-frame';
import { withServer } from '../test-network';
import { prepareScreen } from './shell-pages';

jest.mock('./privacy/privacy-page', () => ({
  PrivacyPage: () => {
    throw new Error('This page throws');
  },
}));

withServer();
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test.each([
  ['that was come to by a link', false],
  ['that was opened by its address', true],
])('[MFE-15] a page of the shell %s and throws says so under its header', async (_how, isFirst) => {
  if (isFirst) await prepareScreen(findPage('/privacy-policy', []));
  visit('/privacy-policy');
  expect(await screen.findByRole('heading', { level: 1, name: 'This part did not load' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});
