import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { sendContactMessage } from '@tvacha/shared-contract/routes/chats';
import { HttpResponse, http } from 'msw';
import { visit } from '../../test-frame';
import { ok, on, refusal, server, withServer } from '../../test-network';

withServer();
const path = `*${sendContactMessage.path}`;
const thanks = () => HttpResponse.json({ error: false, code: 'contact_Success', message: '', result: null });
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send message' }));

const texts = [
  [/^Your name/, ' Asha Pillai '],
  [/^Email/, 'asha@example.in'],
  [/^Mobile/, '+91 90000 00996'],
  [/^Subject/, 'Membership <img src=x>'],
  [/^Message/, 'How do I become a member <b>of Tvacha</b>?'],
] as const;

async function fill(user: UserEvent) {
  for (const [name, text] of texts) {
    await user.click(await field(name));
    await user.paste(text);
  }
}

test('[NAV-01] a message reaches the server as it was typed, is thanked for in the product’s words, and is not kept', async () => {
  const user = userEvent.setup();
  const received: unknown[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      received.push(await request.json());
      return thanks();
    }),
  );
  visit('/contact');
  await fill(user);
  await press(user);
  const title = await screen.findByRole('heading', { name: 'Your message has arrived' });
  expect(title).toHaveFocus();
  expect(screen.getByText('Subject: Membership <img src=x>')).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByText(/We answer to asha@example\.in/)).toBeVisible();
  expect(screen.getByText('Thank you! your request has been submitted successfully.')).toBeVisible();
  expect(received).toEqual([
    {
      name: 'Asha Pillai',
      email: 'asha@example.in',
      phone: '+919000000996',
      subject: 'Membership <img src=x>',
      message: 'How do I become a member <b>of Tvacha</b>?',
      website: '',
    },
  ]);
  expect(sessionStorage.getItem('drafts')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(await field(/^Message/)).toHaveValue('');
});

test('[NAV-06] the page has no header of the portal, but the brand and a way home, and the support hours', async () => {
  visit('/contact');
  expect(await field(/^Message/)).toBeVisible();
  expect(screen.queryByRole('banner')).toBeNull();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Tvacha, home page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  expect(within(screen.getByRole('complementary')).getByText('10am to 6pm, Monday to Friday')).toBeVisible();
});

test('[UX-02] what is missing or wrong is said at each field, the first takes the focus, and nothing is sent', async () => {
  const user = userEvent.setup();
  visit('/contact');
  await user.type(await field(/^Email/), 'asha@');
  await user.type(await field(/^Mobile/), '12345');
  await press(user);
  const name = await field(/^Your name/);
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription(/2 to 100 letters/);
  expect(await field(/^Email/)).toHaveAccessibleDescription(/asha@example\.in/);
  expect(await field(/^Mobile/)).toHaveAccessibleDescription(/ten digits/);
  expect(await field(/^Subject/)).toHaveAccessibleDescription(/at least 3 letters/);
  expect(await field(/^Message/)).toHaveAccessibleDescription(/at least 10 letters/);
});

test('[UX-02] one letter short of what the server takes, a message is sent nowhere', async () => {
  const user = userEvent.setup();
  visit('/contact');
  for (const [name, text] of [
    [/^Your name/, 'A'],
    [/^Email/, 'asha@example.i'],
    [/^Mobile/, '900000099'],
    [/^Subject/, 'ab'],
    [/^Message/, ' 123456789 '],
  ] as const) {
    await user.click(await field(name));
    await user.paste(text);
  }
  await press(user);
  for (const [name] of texts) expect(await field(name)).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Send message' })).not.toHaveAttribute('aria-busy', 'true');
});

test('[UX-02] fields that the server refuses are marked, with all that was typed still there', async () => {
  const user = userEvent.setup();
  const issues = [{ path: 'body.email', message: 'Invalid email address' }];
  server.use(
    http.post(path, () =>
      HttpResponse.json({ error: true, code: 'VALIDATION_FAILED', message: '', result: { issues } }, { status: 400 }),
    ),
  );
  visit('/contact');
  await fill(user);
  await press(user);
  const email = await field(/^Email/);
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toBeInvalid();
  expect(email).toHaveValue('asha@example.in');
  expect(await field(/^Subject/)).toBeValid();
});

test('[UX-02] who writes too often hears for how long to wait', async () => {
  const user = userEvent.setup();
  server.use(
    http.post(path, () =>
      HttpResponse.json(
        { error: true, code: 'RATE_LIMITED', message: '', result: null },
        { status: 429, headers: { 'retry-after': '1740' } },
      ),
    ),
  );
  visit('/contact');
  await fill(user);
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Please wait 29 minutes/);
  expect(await field(/^Message/)).toHaveValue(texts[4][1]);
});

test('[UX-02] a failure keeps what was typed, over a reload too, and the next try sends it', async () => {
  const user = userEvent.setup();
  server.use(on(sendContactMessage, () => refusal(500, 'SERVER_ERROR')));
  const { unmount } = visit('/contact');
  await fill(user);
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/What you typed stays here/);
  const kept = sessionStorage.getItem('drafts') ?? '';
  unmount();
  server.use(on(sendContactMessage, () => ok(null)));
  visit('/contact', { keep: { drafts: kept } });
  await waitFor(async () => expect(await field(/^Message/)).toHaveValue(texts[4][1]));
  expect(await field(/^Mobile/)).toHaveValue('90000 00996');
  await press(user);
  expect(await screen.findByRole('heading', { name: 'Your message has arrived' })).toBeVisible();
});

test('[UX-02] a second press while the message is on its way sends nothing more', async () => {
  const user = userEvent.setup();
  let calls = 0;
  let answer: (response: Response) => void = () => undefined;
  server.use(
    http.post(path, () => {
      calls += 1;
      return new Promise<Response>((resolve) => {
        answer = resolve;
      });
    }),
  );
  visit('/contact');
  await fill(user);
  await press(user);
  const button = screen.getByRole('button', { name: 'Send message' });
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  await press(user);
  await user.type(await field(/^Subject/), '{Enter}');
  await waitFor(() => expect(calls).toBe(1));
  answer(thanks());
  expect(await screen.findByRole('heading', { name: 'Your message has arrived' })).toBeVisible();
  expect(calls).toBe(1);
});

test('[UX-02] a kept draft that cannot be read is forgotten', async () => {
  visit('/contact', { keep: { drafts: '{"/contact":{"name":7,"message":["<script>"],"subject":"Kept"}}' } });
  await waitFor(async () => expect(await field(/^Subject/)).toHaveValue('Kept'));
  expect(await field(/^Your name/)).toHaveValue('');
  expect(await field(/^Message/)).toHaveValue('');
});
