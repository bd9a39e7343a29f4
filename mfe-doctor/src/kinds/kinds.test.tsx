import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { altered } from '@tvacha/mock-api/jest';
import { showDermatologyTimes, showMagzter } from '@tvacha/shared-contract/routes/contents';
import { openPage } from '../common/test-page';

const rowsOf = (title: string) => screen.findByRole('list', { name: title });

async function openFirst(path: string, title: string) {
  await openPage(`${path}?sort=title`);
  const link = within(await rowsOf(title)).getAllByRole('link')[0] as HTMLElement;
  const name = link.textContent ?? '';
  await userEvent.click(link);
  await screen.findByRole('heading', { level: 1, name });
  return name;
}

test.each([
  { path: '/doctor/dermatologytimes', title: 'Dermatology Times', show: showDermatologyTimes, field: 'stories' },
  { path: '/doctor/magzter', title: 'Magzter', show: showMagzter, field: 'features' },
])(
  '[DOC-01] the stories of $title are read in place, each at its own address',
  async ({ path, title, show, field }) => {
    altered(show, () => ({
      [field]: [
        { title: 'Steroids by the packet', text: 'One.\n\nTwo.' },
        { title: 'After the fireworks', text: 'Three.' },
      ],
    }));
    await openFirst(path, title);
    const contents = within(screen.getByRole('navigation', { name: 'In this issue' }));
    const target = contents.getByRole('link', { name: 'After the fireworks' }).getAttribute('href') ?? '';
    expect(within(document.querySelector(target) as HTMLElement).getByText('Three.')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Steroids by the packet' })).toHaveTextContent('One.Two.');
  },
);

test('[DOC-01] an issue leads to the one before and the one after', async () => {
  await openPage('/doctor/dermatologytimes');
  const links = within(await rowsOf('Dermatology Times')).getAllByRole('link');
  const [newest = '', second = '', third = ''] = links.map((link) => link.textContent);
  await userEvent.click(links[1] as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: second });
  const others = () => within(screen.getByRole('navigation', { name: 'Other issues' }));
  expect(others().getByRole('link', { name: new RegExp(`^Earlier issue.*${third}`) })).toBeVisible();
  await userEvent.click(others().getByRole('link', { name: /^Later issue/ }));
  expect(await screen.findByRole('heading', { level: 1, name: newest })).toBeVisible();
  expect(others().queryByRole('link', { name: /^Later issue/ })).toBeNull();
});
