import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import { showCertificate, showCertificateFile } from '@tvacha/shared-contract/routes/learning';
import { openPage } from '../../common/test-page';

const earned = 'Leprosy for general practice';
const download = () => screen.findByRole('button', { name: 'Download as PDF' });

/** Opens the certificate of the course that the demo doctor completed. */
async function openCertificate() {
  const page = await openPage('/doctor/courses');
  await userEvent.click(await screen.findByRole('link', { name: new RegExp(`^${earned}.*\\d{4}`) }));
  await screen.findByRole('region', { name: 'Certificate' });
  return page;
}

test('[DOC-05] [UX-04] a certificate shows what it says, comes as a PDF, and its check can be passed on', async () => {
  const page = await openCertificate();
  const sheet = screen.getByRole('region', { name: 'Certificate' });
  const number = sheet.textContent?.match(/TVC-\d{4}(-[0-9A-F]{4}){3}/)?.[0] ?? '';
  expect(sheet).toHaveTextContent(earned);
  const made: Blob[] = [];
  const saved: string[] = [];
  URL.createObjectURL = (blob) => `blob:${made.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await userEvent.click(await download());
  await waitFor(() => expect(saved).toEqual([`${number}.pdf`]));
  expect(made[0]).toMatchObject({ type: 'application/pdf' });
  expect(made[0]?.size).toBeGreaterThan(10_000);
  const written = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true });
  await userEvent.click(screen.getByRole('button', { name: 'Copy the link to check it' }));
  expect(written).toHaveBeenCalledWith(`${location.origin}/certificates/${number}`);
  expect(notices(page)).toEqual(['Copy to clipboard']);
  expect(screen.getByRole('link', { name: 'See what others see' })).toHaveAttribute('href', `/certificates/${number}`);
});

test('[DOC-05] a PDF that does not come is said beside its button, in words of its own', async () => {
  const page = await openCertificate();
  answer(showCertificateFile, 429, 'RATE_LIMITED', null, { once: true });
  await userEvent.click(await download());
  expect(await screen.findByText(/^You can try again in 0:(30|2\d)\.$/)).toBeVisible();
  answer(showCertificateFile, 500, 'SERVER_ERROR', null, { once: true });
  await userEvent.click(await download());
  expect(await screen.findByText('Nothing is lost. Check the connection and try again.')).toBeVisible();
  expect(notices(page)).toEqual([]);
});

test('[DOC-05] [PERM-03] one that was taken back, one not yet earned and one that does not load are said', async () => {
  const page = await openCertificate();
  const path = location.pathname;
  page.unmount();
  const said = {
    of: 'course' as const,
    number: 'TVC-2026-0000-0000-0000',
    name: 'Dr. A',
    course: 'C',
    teacher: 'Dr. B',
    hours: 1,
  };
  answer(showCertificate, 200, 'SUCCESS', { ...said, completedOn: '2026-01-02', revokedOn: '2026-03-04' });
  const revoked = await openPage(path);
  expect(await screen.findByText(/^This certificate was taken back on/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download as PDF' })).toBeNull();
  revoked.unmount();
  answer(showCertificate, 404, 'NOT_FOUND');
  const none = await openPage(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no certificate yet' })).toBeVisible();
  none.unmount();
  answer(showCertificate, 403, 'FORBIDDEN');
  const closed = await openPage(path);
  expect(await screen.findByRole('heading', { name: /Courses/ })).toBeVisible();
  closed.unmount();
  answer(showCertificate, 500, 'SERVER_ERROR');
  await openPage(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'The certificate did not load' })).toBeVisible();
});
