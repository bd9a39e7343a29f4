import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, watchRequests } from '@tvacha/mock-api/jest';
import { verifyCertificate } from '@tvacha/shared-contract/routes/learning';
import { openPage } from '../../common/test-page';

const number = 'TVC-2026-12AB-34CD-56EF';
const said = {
  of: 'course' as const,
  number,
  name: 'Dr. Meera Das',
  course: 'Leprosy',
  teacher: 'Dr. Leela Iyer',
  hours: 0.8,
};
const check = () => screen.getByRole('button', { name: 'Check' });

test('[UX-04] a visitor types a number and sees what the certificate says', async () => {
  answer(verifyCertificate, 200, 'SUCCESS', { ...said, completedOn: '2026-06-01', revokedOn: null });
  await openPage('/certificates');
  const requests = watchRequests();
  await userEvent.click(check());
  expect(screen.getByText('Type the number first.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Number' }), ` ${number.toLowerCase()} {Enter}`);
  expect(await screen.findByRole('heading', { name: 'This certificate is good' })).toBeVisible();
  expect(screen.getByText('Dr. Meera Das')).toBeVisible();
  expect(location.pathname).toBe(`/certificates/${number}`);
  expect(requests.map(({ searchParams }) => searchParams.get('number'))).toEqual([number]);
});

test('[UX-04] the record of a year says what was learned in it, and that it claims no accreditation', async () => {
  const time = [{ type: 'ebook' as const, minutes: 125 }];
  const figures = { time, quizzes: 3, courses: 1, meetings: 2, hours: 2.1, revokedOn: null };
  const record = { of: 'year' as const, number, name: 'Dr. Meera Das', year: 2026, madeOn: '2026-11-20', ...figures };
  answer(verifyCertificate, 200, 'SUCCESS', record);
  await openPage(`/certificates/${number}`);
  expect(await screen.findByRole('heading', { name: 'This certificate is good' })).toBeVisible();
  const said = screen.getAllByRole('definition').map((value) => value.textContent);
  expect(said).toEqual(['2026', '20 Nov 2026', '2 h 5 min', 'Ebooks 2 h 5 min', '3', '1', '2', number]);
  expect(screen.getByText(/It claims no accreditation/)).toBeVisible();
});

test('[UX-04] one that was taken back is told from one that is good', async () => {
  answer(verifyCertificate, 200, 'SUCCESS', { ...said, completedOn: '2026-06-01', revokedOn: '2026-07-01' });
  await openPage(`/certificates/${number}`);
  expect(await screen.findByRole('heading', { name: 'This certificate was taken back' })).toBeVisible();
  expect(screen.queryByText('This certificate is good')).toBeNull();
});

test('[UX-04] a number that nobody gave, and one that is none, are said to be unknown', async () => {
  for (const unknown of ['TVC-2026-0000-0000-0000', 'none', '%25', "1'--"]) {
    const page = await openPage(`/certificates/${unknown}`);
    expect(await screen.findByRole('heading', { name: 'There is no certificate of this number' })).toBeVisible();
    page.unmount();
  }
});

test('[UX-04] who checks too often is told to wait, and a failure can be tried again', async () => {
  answer(verifyCertificate, 429, 'RATE_LIMITED', null, { once: true });
  await openPage(`/certificates/${number}`);
  expect(await screen.findByRole('heading', { name: 'The certificate could not be checked' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'There is no certificate of this number' })).toBeVisible();
});
