import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logOut, lookUpUser } from '@tvacha/shared-contract/routes/auth';
import { dropDraft, useForm } from '@tvacha/shared-core/form';
import { endSession, startSession } from '@tvacha/shared-core/session';
import type { PortalStore } from '@tvacha/shared-core/store';
import { makeTestStore } from '@tvacha/shared-core/testing';
import { useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import { answer, ok, withServer } from './http/test-server';
import { ananya, login } from './session/test-user';

withServer();
let store: PortalStore;
beforeEach(() => {
  store = makeTestStore();
  answer(lookUpUser, (request) => ok({ ...ananya, _id: new URL(request.url).searchParams.get('id') }));
  answer(logOut, () => ok(null));
});

const empty = { subject: '', message: '' };
function Form() {
  const { values: draft, change } = useForm({ name: 'letter', initial: empty, submit: () => undefined });
  return (
    <>
      <input aria-label="Subject" value={draft.subject} onChange={({ target }) => change({ subject: target.value })} />
      <input aria-label="Message" value={draft.message} onChange={({ target }) => change({ message: target.value })} />
      <button
        type="button"
        onClick={() => {
          change({ subject: 'Filled' });
          change({ message: 'At once' });
        }}
      >
        Fill
      </button>
    </>
  );
}
const Secret = ({ fields }: { fields: Record<string, string> }) =>
  Object.values(useForm({ name: 'login', initial: fields, submit: () => undefined }).values);
const open = () =>
  render(
    <Provider store={store}>
      <Form />
    </Provider>,
  );
const texts = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const type = (text: string) => userEvent.type(screen.getByLabelText('Message'), text);
const enter = (_id = ananya._id) => act(() => startSession(login({ _id })).then(() => undefined));
const end = (reason: 'logout' | 'expired') => act(() => endSession(reason));
const bela = '6f1c1a52-0000-4000-8000-000000000102';

function Hasty() {
  const { values, change } = useForm({
    name: 'letter',
    initial: empty,
    known: () => ({ subject: 'Of this tab', message: 'Of this tab' }),
    submit: () => undefined,
  });
  return <Early said={() => change({ message: 'Typed early' })}>{`${values.subject}, ${values.message}`}</Early>;
}
/** As a field does that finds something typed before the scripts came. */
function Early({ said, children }: { said: () => void; children: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useLayoutEffect(said, []);
  return <p>{children}</p>;
}

test('[SES-03] what is typed before the draft is there stands, and takes nothing else of the draft away', async () => {
  const { unmount } = open();
  await userEvent.type(screen.getByLabelText('Subject'), 'Kept');
  await type('Old');
  unmount();
  const { container, unmount: leave } = render(
    <Provider store={store}>
      <Hasty />
    </Provider>,
  );
  expect(container).toHaveTextContent('Kept, Typed early');
  leave();
  open();
  expect(texts()).toEqual(['Kept', 'Typed early']);
});

test('[SES-03] what was typed is there again after a reload, until it is sent', async () => {
  const { unmount } = open();
  await type('How do I join?');
  unmount();
  const again = open();
  expect(texts()).toEqual(['', 'How do I join?']);
  again.unmount();
  dropDraft('letter');
  open();
  expect(texts()).toEqual(['', '']);
  expect(sessionStorage).toHaveLength(0);
});

test('[SES-03] it outlasts a session that expires, for the same user alone', async () => {
  await enter();
  open();
  await type('Case of a rash');
  await end('expired');
  expect(texts()).toEqual(['', '']);
  expect(localStorage).toHaveLength(0);
  await enter();
  expect(texts()).toEqual(['', 'Case of a rash']);
});

test('[SES-03] another user who logs in after the expiry neither sees it nor leaves it there', async () => {
  await enter();
  open();
  await type('Case of a rash');
  await end('expired');
  await enter(bela);
  expect(texts()).toEqual(['', '']);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('rash');
});

test.each([
  ['ended their session', () => localStorage.clear()],
  ['began a session of somebody else', () => localStorage.setItem('userId', bela)],
])(
  '[SES-03] what is typed just after another tab %s, and before this one hears of it, is its writer’s alone',
  async (_what, meanwhile) => {
    await enter();
    const { unmount } = open();
    await type('Case of a rash');
    meanwhile();
    await type('!');
    unmount();
    const kept = { ...sessionStorage };
    await enter(bela);
    const theirs = open();
    expect(texts()).toEqual(['', '']);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('rash');
    theirs.unmount();
    Object.assign(sessionStorage, kept);
    await enter();
    open();
    expect(texts()).toEqual(['', 'Case of a rash!']);
  },
);

test('[SES-03] a page that loads with a session that is over by now shows nothing of its draft once that is found', async () => {
  await enter();
  const { unmount } = open();
  await type('Case of a rash');
  unmount();
  const kept = [{ ...localStorage }, { ...sessionStorage }];
  store = makeTestStore();
  Object.assign(localStorage, kept[0]);
  Object.assign(sessionStorage, kept[1]);
  open();
  expect(texts()).toEqual(['', 'Case of a rash']);
  await end('expired');
  expect(texts()).toEqual(['', '']);
});

test('[AUTH-10] a logout forgets it', async () => {
  await enter();
  open();
  await type('Case of a rash');
  await end('logout');
  expect(sessionStorage).toHaveLength(0);
  await enter();
  expect(texts()).toEqual(['', '']);
});

test('[SES-03] what a visitor typed goes with them into their login', async () => {
  open();
  await type('How do I join?');
  await enter();
  expect(texts()).toEqual(['', 'How do I join?']);
});

test('[SES-03] fields that the browser fills at once are all kept', async () => {
  const { unmount } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Fill' }));
  unmount();
  open();
  expect(texts()).toEqual(['Filled', 'At once']);
});

test.each(['{', '[]', 'null', '{"/letter":7}', '{"/letter":{"message":{"a":1},"other":"x"}}'])(
  '[SES-03] kept texts that cannot be read (%s) are as none',
  (kept) => {
    sessionStorage.setItem('drafts', kept);
    open();
    expect(texts()).toEqual(['', '']);
  },
);

test.each(['password', 'newPassword', 'otp', 'code', 'refreshToken'])(
  '[SEC-14] a form with the field %s cannot be kept',
  (field) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const fields = { [field]: '' };
    const draw = () =>
      render(
        <Provider store={store}>
          <Secret fields={fields} />
        </Provider>,
      );
    expect(draw).toThrow(`${field} is not to be kept`);
    jest.restoreAllMocks();
  },
);
