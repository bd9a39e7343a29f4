import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { network, watchRequests } from '@tvacha/mock-api/jest';
import { HttpResponse, http } from 'msw';
import { openPage } from '../../common/test-page';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const cards = async () => within(await screen.findByRole('list', { name: 'Doctors' })).getAllByRole('article');
const address = () => location.pathname + location.search;
const listRequests = (requests: readonly URL[]) => requests.filter(({ pathname }) => pathname === '/api/doctors');

test('[PAT-02] [NAV-01] a visitor sees doctors without login, each with training, place and languages, and nothing private', async () => {
  const requests = watchRequests();
  await openPage('/findadoctor');
  expect(await heading('Find a dermatologist')).toHaveAttribute('data-page-heading');
  const [first, ...others] = await cards();
  expect(others.length).toBeGreaterThan(5);
  expect(within(first as HTMLElement).getByRole('heading', { level: 2 })).toHaveTextContent(/^Dr\. /);
  expect(first).toHaveTextContent(/(MD|DNB|DVD).*years? of practice/);
  expect(within(first as HTMLElement).getByRole('list', { name: 'Languages' })).toHaveTextContent('English');
  expect(document.body.textContent).not.toMatch(/@|\+91|TVD-/);
  expect(new Set(requests.map(({ pathname }) => pathname))).toEqual(new Set(['/api/doctors', '/api/doctors/facets']));
});

test('[PAT-02] a city is typed, stands in the address, and is taken back by its chip', async () => {
  await openPage('/findadoctor');
  await cards();
  await userEvent.type(screen.getByRole('combobox', { name: 'City, state or PIN code' }), 'pune{Enter}');
  expect(await heading('Dermatologists in Pune')).toBeVisible();
  expect(address()).toBe('/findadoctor?city=pune');
  for (const card of await cards()) expect(card).toHaveTextContent(/Pune/);
  const chips = screen.getByRole('navigation', { name: 'Showing only' });
  await userEvent.click(within(chips).getByRole('link', { name: 'Remove Pune' }));
  expect(await heading('Find a dermatologist')).toBeVisible();
  expect(address()).toBe('/findadoctor');
});

test('[PAT-02] an address opens what it says: name, speciality, state and order', async () => {
  const requests = watchRequests();
  await openPage('/findadoctor?name=a&speciality=hair&state=Maharashtra&sort=experience');
  await heading('Dermatologists in Maharashtra');
  for (const card of await cards()) expect(card).toHaveTextContent(/Maharashtra.*Hair/);
  expect(screen.getByRole('combobox', { name: 'Doctor’s name' })).toHaveValue('a');
  expect(Object.fromEntries(listRequests(requests)[0]?.searchParams ?? [])).toMatchObject({
    search: 'a',
    speciality: 'hair',
    state: 'Maharashtra',
    sort: 'experience',
  });
});

test('[PAT-02] cities with counts lead to their doctors', async () => {
  await openPage('/findadoctor');
  const cities = await screen.findByRole('region', { name: 'By city' });
  const link = (await within(cities).findAllByRole('link'))[0] as HTMLElement;
  const [, city = '', count = ''] = /^(.+?) ?(\d+)$/.exec(link.textContent ?? '') ?? [];
  await userEvent.click(link);
  await heading(`Dermatologists in ${city}`);
  expect(await screen.findByText(new RegExp(`^${count} doctors?$`))).toBeVisible();
});

test('[PAT-02] what lies behind the largest cities is counted, and there', async () => {
  await openPage('/findadoctor');
  const cities = await screen.findByRole('region', { name: 'By city' });
  const more = await within(cities).findByText(/^\d+ more cit/);
  await userEvent.click(more);
  const [, behind] = within(cities).getAllByRole('list');
  expect(within(behind as HTMLElement).getAllByRole('listitem')).toHaveLength(
    Number.parseInt(more.textContent ?? '', 10),
  );
});

test('[PAT-02] the cities come by their counts, each bar as long as its share of the largest', async () => {
  await openPage('/findadoctor');
  const cities = await screen.findByRole('region', { name: 'By city' });
  const [largest] = await within(cities).findAllByRole('list');
  const links = within(largest as HTMLElement).getAllByRole('link');
  const counts = links.map(({ textContent }) => Number(/\d+$/.exec(textContent ?? '')?.[0]));
  const bars = links.map((link) => Number.parseFloat(link.querySelector<HTMLElement>('[style]')?.style.width ?? ''));
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  expect(counts.at(-1)).toBeLessThan(counts[0] ?? 0);
  for (const [at, count] of counts.entries()) expect(bars[at]).toBeCloseTo((100 * count) / (counts[0] ?? 0), 3);
});

test.each(['5', 'pune', '0411038'])(
  '[PAT-02] pincode=%s gets words at the field, is not asked for, and the list stays',
  async (pincode) => {
    const requests = watchRequests();
    await openPage(`/findadoctor?pincode=${pincode}`);
    expect((await cards()).length).toBeGreaterThan(5);
    const field = screen.getByRole('combobox', { name: 'City, state or PIN code' });
    expect(field).toHaveValue(pincode);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/two to six digits/);
    expect(listRequests(requests).every(({ searchParams }) => !searchParams.has('pincode'))).toBe(true);
  },
);

test('[PAT-02] a slip in a typed PIN code leaves the address and the list, and the field is at hand', async () => {
  await openPage('/findadoctor?pincode=411004');
  await heading('Dermatologists near 411004');
  await cards();
  const field = screen.getByRole('combobox', { name: 'City, state or PIN code' });
  await userEvent.clear(field);
  await userEvent.type(field, '0411{Enter}');
  expect(field).toHaveAccessibleDescription(/two to six digits/);
  expect(field).toHaveFocus();
  expect(address()).toBe('/findadoctor?pincode=411004');
  expect((await cards()).length).toBeGreaterThan(0);
});

test('[PAT-02] pages go on through the address', async () => {
  await openPage('/findadoctor');
  const first = (await cards()).map((card) => card.textContent);
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(address()).toBe('/findadoctor?page=2');
  await screen.findByText(/^11 to 20 of/);
  expect((await cards()).some((card) => first.includes(card.textContent))).toBe(false);
});

test('[PAT-02] where nobody is found the page says so and leads on', async () => {
  await openPage('/findadoctor?city=Atlantis');
  expect(await screen.findByRole('heading', { name: 'No doctor found for that' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Show all doctors' }));
  expect((await cards()).length).toBeGreaterThan(5);
});

test('[PAT-02] a city is called by its name of today, whatever it was asked for as', async () => {
  await openPage('/findadoctor?city=bangalore');
  await heading('Dermatologists in Bengaluru');
  expect((await cards()).length).toBeGreaterThan(1);
});

test('[PAT-02] where a place has no doctor the cities near it are at hand, and no heading stands over an empty list', async () => {
  await openPage('/findadoctor?city=Navi+Mumbai');
  expect(await screen.findByText('These places near it have doctors.')).toBeVisible();
  await userEvent.click(
    within(screen.getByRole('navigation', { name: 'Near there' })).getByRole('link', { name: /Mumbai/ }),
  );
  await heading('Dermatologists in Mumbai');
  expect((await cards()).length).toBeGreaterThan(1);
});

test('[PAT-02] a PIN code that is nowhere gets words alone', async () => {
  await openPage('/findadoctor?pincode=999999');
  expect(await screen.findByRole('heading', { name: 'No doctor found for that' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Near there' })).toBeNull();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'By city' })).toBeNull());
});

test('[PAT-02] [UX-02] what is typed is completed from the list, by the keys alone', async () => {
  await openPage('/findadoctor');
  await cards();
  await userEvent.type(screen.getByRole('combobox', { name: 'City, state or PIN code' }), 'pun');
  const pune = await screen.findByRole('option', { name: /Pune/ });
  expect(pune).toHaveTextContent('Maharashtra');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await heading('Dermatologists in Pune');
});

test('[PAT-02] a page past the end leads to the first', async () => {
  await openPage('/findadoctor?page=9000');
  expect(await screen.findByRole('heading', { name: 'The list ends before this page' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Go to the first page' }));
  expect(address()).toBe('/findadoctor');
});

test('[PAT-02] a failed list is told in the page and tried again', async () => {
  network.use(http.get('*/api/doctors', () => HttpResponse.error(), { once: true }));
  await openPage('/findadoctor');
  expect(await screen.findByRole('alert')).toHaveTextContent('The doctors did not load');
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect((await cards()).length).toBeGreaterThan(5);
});
