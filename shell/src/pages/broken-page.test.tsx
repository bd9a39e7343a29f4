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

test('[MFE-15] the page that the portal was opened at, and that throws, says so above the footer', async () => {
  await prepareScreen(findPage('/privacy-policy', []));
  visit('/privacy-policy');
  expect(await screen.findByText('This part did not load')).toBeVisible();
  expect(screen.getByText('Get In Touch')).toBeVisible();
});
