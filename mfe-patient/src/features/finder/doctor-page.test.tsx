import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../common/test-page';

test('[PAT-02] a doctor of the list opens with training and clinic, and without private data', async () => {
  await openPage('/findadoctor?city=Pune');
  const list = await screen.findByRole('list', { name: 'Doctors' });
  const link = within(list).getAllByRole('link')[0] as HTMLElement;
  const name = link.textContent ?? '';
  await userEvent.click(link);
  expect(await screen.findByRole('heading', { level: 1, name })).toHaveAttribute('data-page-heading');
  expect(location.pathname).toMatch(/^\/findadoctor\/[0-9a-f-]{36}$/);
  expect(screen.getByText('Training').closest('div')).toHaveTextContent(/MBBS, .+, \d{4}/);
  const visit = within(screen.getByRole('region', { name: 'Visit the clinic' }));
  expect(visit.getByText(/, Pune, Maharashtra 4110\d\d$/)).toBeVisible();
  expect(visit.getAllByText(/^\d{1,2}(:30)? [ap]m to \d{1,2}(:30)? [ap]m$/).length).toBeGreaterThan(0);
  expect(visit.getByRole('link', { name: /^Call 0\d\d 0/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:0\d{9,10}$/),
  );
  expect(visit.getByRole('link', { name: 'Show on a map' })).toHaveAttribute('href', expect.stringContaining('Pune'));
  expect(document.body.textContent).not.toMatch(/@|\+91|TVD-/);
  await userEvent.click(screen.getByRole('link', { name: 'Doctors in Pune' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dermatologists in Pune' })).toBeVisible();
});

test.each(['nobody', '00000000-0000-4000-8000-000000000000'])(
  '[PAT-02] /findadoctor/%s calmly says that there is nobody of that address',
  async (id) => {
    await openPage(`/findadoctor/${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'We could not find that doctor' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show all doctors' })).toHaveAttribute('href', '/findadoctor');
  },
);
