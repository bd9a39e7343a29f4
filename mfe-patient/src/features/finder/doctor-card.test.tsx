import { render, screen } from '@testing-library/react';
import type { ListedDoctor } from '@tvacha/shared-contract';
import { MemoryRouter } from '@tvacha/shared-core/router';
import { DoctorCard } from './doctor-card';

const leela: ListedDoctor = {
  _id: '6f6f0000-0000-4000-8000-000000000001',
  name_titel: 'Dr.',
  fullName: 'Dr. Leela Nair',
  first_name: 'Leela',
  last_name: 'Nair',
  specialty: ['Dermatology'],
  areaOfInterest: ['Hair', 'Nails'],
  languages: ['English', 'Malayalam'],
  degree: [{ name: 'MD', institute: '', year: '' }],
  exprience: '14',
  clinic: 'Backwater Clinic',
  clinicDetails: null,
  address: { city: 'Kochi', state: 'Kerala', pincode: '682001' },
};
const show = (given: Partial<ListedDoctor> = {}) =>
  render(
    <MemoryRouter>
      <DoctorCard doctor={{ ...leela, ...given }} />
    </MemoryRouter>,
  );
const card = () => screen.getByRole('article');

test('[PAT-02] a card tells training, place, what is treated, and languages', () => {
  show();
  expect(screen.getByRole('link', { name: 'Dr. Leela Nair' })).toHaveAttribute(
    'href',
    expect.stringContaining(leela._id),
  );
  expect(screen.getByText('MD · 14 years of practice')).toBeVisible();
  expect(card()).toHaveTextContent('Backwater Clinic · Kochi, Kerala 682001');
  expect(screen.getByText('Special interest: Hair, Nails')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['English', 'Malayalam']);
});

test('[PAT-02] a clinic is called and found on a map from its card', () => {
  show({ clinicDetails: { street: '12 Park Street', phone: '079 0412 7001', hours: [] } });
  expect(card()).toHaveTextContent('Backwater Clinic · 12 Park Street, Kochi, Kerala 682001');
  const call = screen.getByRole('link', { name: 'Call Dr. Leela Nair: 079 0412 7001' });
  expect(call).toHaveAttribute('href', 'tel:07904127001');
  const map = new URL(screen.getByRole('link', { name: 'Map Backwater Clinic' }).getAttribute('href') ?? '');
  expect(map.searchParams.get('query')).toBe('Backwater Clinic, 12 Park Street, Kochi, Kerala 682001');
});

test('[PAT-02] who names no interest is shown with the specialty', () => {
  show({ areaOfInterest: [] });
  expect(screen.getByText('Special interest: Dermatology')).toBeVisible();
});

test('[PAT-02] what a profile does not tell leaves no gap on its card', () => {
  show({ areaOfInterest: [], specialty: [], languages: [], degree: [], exprience: '', clinic: '', address: null });
  expect(screen.queryByText(/Special interest/)).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
  expect(card().querySelectorAll('p')).toHaveLength(0);
});

test.each([
  [{ clinic: '' }, 'Kochi, Kerala 682001'],
  [{ address: null }, 'Backwater Clinic'],
  [{ degree: [] }, '14 years of practice'],
  [{ exprience: '' }, 'MD'],
])('[PAT-02] of two facts with one missing (%j) the other stands alone', (given, expected) => {
  show(given);
  const lines = [...card().querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines).toContain(expected);
});
