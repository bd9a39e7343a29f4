import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { altered, answer, watchRequests } from '@tvacha/mock-api/jest';
import { calendarFileOf, registerForEvent } from '@tvacha/shared-contract/routes/contents';
import { openPage } from '../common/test-page';

interface Case {
  path: string;
  api: `/api/${string}`;
  title: string;
  section: string;
}

const event = { api: '/api/events', section: 'Events' } as const;
const kinds: Case[] = [
  {
    path: '/doctor/webinars',
    api: '/api/webinars',
    title: 'Webinars',
    section: 'Webinar',
  },
  {
    path: '/doctor/vidyaopenhouse',
    api: '/api/vidyaopenhouse',
    title: 'Vidya open house',
    section: 'Vidya Open House',
  },
  {
    path: '/doctor/journalclubs',
    api: '/api/journalclubs',
    title: 'Journal clubs',
    section: 'Journal Clubs',
  },
  { ...event, path: '/events/expertlectures', title: 'Expert lectures' },
  {
    ...event,
    path: '/events/conferencearchives',
    title: 'Conference archives',
  },
  { ...event, path: '/events/archives', title: 'Archives' },
];
const rowsOf = async (title: string) =>
  within(await screen.findByRole('list', { name: title })).getAllByRole('article');

const alteredRecord = (api: Case['api'], record: object) => altered({ path: `${api}/details/` }, () => record);
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

async function openFirst({ path, title }: Case, query = '') {
  const page = await openPage(`${path}${query}`);
  // The demo doctor comes to some of them already.
  const row = (await rowsOf(title)).find(({ textContent }) => !textContent?.includes('You are coming'));
  await userEvent.click(within(row as HTMLElement).getByRole('link'));
  await screen.findByRole('link', { name: /^All / });
  return page;
}

describe.each(kinds)('[DOC-01] [DOC-08] $title', (kind) => {
  const { path, api, title, section } = kind;

  test('[DOC-08] is narrowed by when it takes place and sorted by the server, and each row tells day, hour and people', async () => {
    const requests = watchRequests();
    await openPage(`${path}?when=past&sort=oldest`);
    for (const row of await rowsOf(title)) {
      expect(row).toHaveTextContent(/Dr\. \w+/);
      expect(row).toHaveTextContent(/\d{4} · \d+:\d\d [ap]m IST/);
      expect(row).toHaveTextContent(/Over|Recording/);
    }
    const asked = requests.find(({ pathname }) => pathname === api)?.searchParams;
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      when: 'past',
      sort: 'oldest',
      ...(section === 'Events' ? { kind: path.slice('/events/'.length) } : {}),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Over' }));
    expect(location.search).toBe('?sort=oldest');
  });

  test('[DOC-02] it opens with its hours and what happens in it', async () => {
    await openFirst(kind);
    expect(await screen.findByLabelText('Facts')).toHaveTextContent(/Begins.*IST.*Length\d+ minutes/);
    expect(screen.getByRole('heading', { name: /Agenda|Points to discuss/ })).toBeVisible();
  });
});

test('[DOC-01] an event that is asked for as another kind of event leads to its own address, at the same second', async () => {
  await openFirst(kinds[3] as Case);
  const title = (await screen.findByRole('heading', { level: 1 })).textContent ?? '';
  const [, , , id] = location.pathname.split('/');
  await openPage(`/events/archives/${id}?at=12`);
  expect(await screen.findByRole('link', { name: 'All expert lectures' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await waitFor(() => expect(`${location.pathname}${location.search}`).toBe(`/events/expertlectures/${id}?at=12`));
});

const [webinars, , journalClubs] = kinds as [Case, Case, Case];
const panel = async () => within(await screen.findByRole('region', { name: 'Coming to it' }));

test('[DOC-02] a doctor registers, sees it there and in the list, and takes it back', async () => {
  await openFirst(webinars, '?when=upcoming&sort=soonest');
  const title = screen.getByRole('heading', { level: 1 }).textContent ?? '';
  await userEvent.click((await panel()).getByRole('button', { name: 'Register' }));
  expect(await (await panel()).findByText(/^You are coming/)).toBeVisible();
  expect((await panel()).getByText(/You can join from/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'All webinars' }));
  const row = (await screen.findByRole('link', { name: title })).closest('article') as HTMLElement;
  expect(await within(row).findByText('You are coming')).toBeVisible();
  await userEvent.click(within(row).getByRole('link'));
  await userEvent.click(await (await panel()).findByRole('button', { name: 'Cancel registration' }));
  expect(await (await panel()).findByRole('button', { name: 'Register' })).toBeEnabled();
});

test.each([
  ['full', { startsAt: inMinutes(600), placesLeft: 0 }, 'The last place was taken meanwhile'],
  ['begun', { startsAt: inMinutes(-5), placesLeft: 3 }, 'It has begun meanwhile'],
])('[DOC-02] registering for what is %s meanwhile says so in its place', async (_what, then, words) => {
  alteredRecord(webinars.api, { startsAt: inMinutes(600), minutes: 60, registered: false, placesLeft: 1 });
  await openFirst(webinars, '?when=upcoming&sort=soonest');
  const register = await (await panel()).findByRole('button', { name: 'Register' });
  answer(registerForEvent, 409, 'CONFLICT');
  alteredRecord(webinars.api, { minutes: 60, registered: false, ...then });
  await userEvent.click(register);
  expect(await (await panel()).findByText(words)).toBeVisible();
});

test('[DOC-02] who is registered counts down to the way in, and then has it', async () => {
  alteredRecord(webinars.api, { startsAt: inMinutes(20), minutes: 60, registered: true, joinUrl: null });
  const { unmount } = await openFirst(webinars, '?when=upcoming&sort=soonest');
  expect(await (await panel()).findByText(/^You can join in (9|10):\d\d\.$/)).toBeVisible();
  expect((await panel()).queryByRole('link', { name: 'Join now' })).toBeNull();
  unmount();
  alteredRecord(webinars.api, {
    startsAt: inMinutes(-2),
    minutes: 60,
    registered: true,
    joinUrl: 'https://meet.tvacha.example/a',
  });
  await openPage(location.pathname);
  expect(await (await panel()).findByRole('link', { name: 'Join now' })).toHaveAttribute(
    'href',
    'https://meet.tvacha.example/a',
  );
  expect((await panel()).getByText('Live now')).toBeVisible();
});

test('[DOC-02] its file for calendars is saved under its name; one that did not come is said', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (given) => {
    saved.push(given as Blob);
    return 'blob:calendar';
  };
  URL.revokeObjectURL = () => undefined;
  await openFirst(webinars, '?when=upcoming&sort=soonest');
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const add = (await panel()).getByRole('button', { name: 'Add to calendar' });
  answer(calendarFileOf, 500, 'SERVER_ERROR', null, { once: true });
  await userEvent.click(add);
  expect(await (await panel()).findByText('The calendar file did not come')).toBeVisible();
  expect(saved).toEqual([]);
  await userEvent.click(add);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.type).toBe('text/calendar');
  click.mockRestore();
});

test('[DOC-02] of what is over the page tells whether there is a recording', async () => {
  alteredRecord(webinars.api, { recording: true, film: null });
  const { unmount } = await openFirst(webinars, '?when=past');
  expect(await screen.findByText('It is over. The recording is not published yet.')).toBeVisible();
  unmount();
  alteredRecord(webinars.api, { recording: false, film: null });
  await openFirst(webinars, '?when=past');
  expect(await screen.findByText('It is over. It was not recorded.')).toBeVisible();
});

test('[DOC-08] a journal club shows its question, its points and its paper, which opens where there is a file', async () => {
  alteredRecord(journalClubs.api, {
    question: 'Which first?',
    points: ['A single centre'],
    fileUrl: '/api/files/a.pdf',
  });
  await openFirst(journalClubs);
  expect(await screen.findByText('Which first?')).toBeVisible();
  expect(screen.getByText('A single centre')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read the paper' })).toHaveAttribute('href', `${location.pathname}/read`);
});
