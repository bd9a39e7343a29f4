import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCounts } from '@tvacha/shared-core/counts';
import { visit } from '../../test-frame';
import { withServer } from '../../test-network';

jest.mock('@tvacha/shared-core/counts', () => ({
  useCounts: jest.fn(jest.requireActual('@tvacha/shared-core/counts').useCounts),
}));
withServer();

test('[NAV-09] what a hundred links show of the counts is read at one place, also as pages change', async () => {
  visit('/patient/dermatologist');
  const header = within(screen.getByRole('banner'));
  await userEvent.click(header.getAllByRole('button', { name: 'HCP Resources' })[0] as HTMLElement);
  expect(await header.findAllByRole('link', { name: /^Ebooks ?1,000$/ })).not.toHaveLength(0);
  expect(header.getAllByRole('link', { hidden: true }).length).toBeGreaterThan(50);
  await userEvent.click(screen.getByRole('link', { name: 'An article' }));
  expect(await screen.findByRole('heading', { name: 'Page at /patient/embarrassing/ringworm' })).toBeVisible();
  expect(jest.mocked(useCounts).mock.calls.length).toBeLessThan(20);
});
