import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { altered, answer, network, useFault, watchRequests } from '@tvacha/mock-api/jest';
import {
  listDermatologyTimes,
  listMagzter,
  listProguides,
  showDermatologyTimes,
  showMagzter,
} from '@tvacha/shared-contract/routes/contents';
import { openPage } from '../common/test-page';

/** By hand from the requirements: where a kind is listed, what it is called, and how many the demo has. */
const table = [
  { path: '/doctor/proguidevideos', title: 'Pro-guide videos', one: 'video', total: 12, list: listProguides },
  {
    path: '/doctor/dermatologytimes',
    title: 'Dermatology Times',
    one: 'issue',
    total: 12,
    list: listDermatologyTimes,
  },
  { path: '/doctor/magzter', title: 'Magzter', one: 'magazine', total: 11, list: listMagzter },
];
const unknownId = '00000000-0000-4000-8000-000000000000';

const rowsOf = (title: string) => screen.findByRole('list', { name: title });

async function openFirst(path: string, title: string) {
  await openPage(`${path}?sort=title`);
  const link = within(await rowsOf(title)).getAllByRole('link')[0] as HTMLElement;
  const name = link.textContent ?? '';
  await userEvent.click(link);
  await screen.findByRole('heading', { level: 1, name });
  return name;
}

test.each(table)(
  '[DOC-01] $title: the list has all, is searched and sorted by the server, and a record leads back',
  async ({ path, title, total, list }) => {
    const requests = watchRequests();
    await openFirst(path, title);
    const asked = requests.filter(({ pathname }) => pathname === list.path);
    expect(asked[0]?.searchParams.get('sort')).toBe('title');
    await userEvent.click(screen.getAllByRole('link', { name: /^All / })[0] as HTMLElement);
    expect(location.pathname).toBe(path);
    expect(await screen.findByText(`${total} titles`, { selector: '[aria-live]' })).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'zzzz');
    expect(await screen.findByRole('heading', { name: 'No title fits' })).toBeVisible();
  },
);

test.each(table)(
  '[DOC-01] [PERM-03] $title: failed, closed, empty and withdrawn are said',
  async ({ path, title, one, list }) => {
    answer(list, 500, 'SERVER_ERROR', null, { once: true });
    const first = await openPage(path);
    await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(await rowsOf(title)).toBeVisible();
    first.unmount();
    const gone = await openPage(`${path}/${unknownId}`);
    expect(await screen.findByRole('heading', { level: 1, name: `We could not find that ${one}` })).toBeVisible();
    gone.unmount();
    answer(list, 403, 'FORBIDDEN');
    const closed = await openPage(path);
    expect(await screen.findByRole('heading', { name: new RegExp(title), level: 2 })).toBeVisible();
    closed.unmount();
    network.resetHandlers();
    useFault('emptyLists');
    await openPage(path);
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  },
);

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
