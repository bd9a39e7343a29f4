import { screen, within } from '@testing-library/react';
import { visit } from '../../test-frame';
import { withServer } from '../../test-network';

withServer();
const group = async (name: string) => within(await screen.findByRole('contentinfo')).getByRole('navigation', { name });
const links = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('[NAV-10] Quick Links are five, the last of them the disclaimer’s file', async () => {
  visit('/patient/dermatologist');
  expect(links(await group('Quick Links'))).toEqual([
    ['About us', '/aboutus'],
    ['Contact us', '/contact'],
    ['Terms and conditions', '/terms-and-condition'],
    ['Privacy policy', '/privacy-policy'],
    ['Disclaimer', '/assets/Disclaimer.pdf'],
  ]);
});

test('[NAV-10] [NAV-11] What We Offer leads a visitor to the doctors’ log-in, and a doctor to the page', async () => {
  const doctors = async () => links(await group('What We Offer')).slice(-3);
  const { unmount } = visit('/patient/dermatologist');
  expect(await doctors()).toEqual([
    ['Webinars', '/login/doctor'],
    ['Courses', '/login/doctor'],
    ['Contribution images', '/login/doctor'],
  ]);
  unmount();
  visit('/patient/dermatologist', { as: 'doctor' });
  await screen.findByRole('button', { name: /^Account of/ });
  expect(await doctors()).toEqual([
    ['Webinars', '/doctor/webinars'],
    ['Courses', '/doctor/courses'],
    ['Contribution images', '/doctor/contributionlist?type=image'],
  ]);
});
