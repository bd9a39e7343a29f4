import { screen, within } from '@testing-library/react';
import { network } from '@tvacha/mock-api/jest';
import { renderRemote } from '@tvacha/shared-core/testing';
import { HttpResponse, http } from 'msw';
import * as remote from '../../remote';

test('a visitor reads the list under its heading', async () => {
  await renderRemote(remote, { path: '/sample' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sample' })).toBeVisible();
  const list = within(await screen.findByRole('list', { name: 'Sample' }));
  expect(list.getAllByRole('listitem').length).toBeGreaterThan(1);
});

test('where the list does not load the page says so, and offers another try', async () => {
  network.use(http.get('*/api/specialities', () => HttpResponse.error()));
  await renderRemote(remote, { path: '/sample' });
  expect(await screen.findByText('The list did not load')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
