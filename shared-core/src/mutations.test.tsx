import { act, render, renderHook, waitFor } from '@testing-library/react';
import { endOtherSession } from '@tvacha/shared-contract/routes/auth';
import { listArticles } from '@tvacha/shared-contract/routes/reading';
import { call } from '@tvacha/shared-core/http';
import { change, createMutation, useMutation } from '@tvacha/shared-core/mutations';
import { createResource, useList } from '@tvacha/shared-core/resources';
import { storage } from '@tvacha/shared-core/storage';
import { injectRemote, portalStore } from '@tvacha/shared-core/store';
import { makeTestStore } from '@tvacha/shared-core/testing';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { answer, ok, refusal, tokenFor, withServer } from './http/test-server';

interface Row {
  id: string;
  title: string;
}
interface Rename {
  id: string;
  title: string;
}
const rows = createResource({
  name: 'rows',
  load: (query: { search?: string }) => call(listArticles, { query }),
});
/** Any write of the contract will do. */
const send = ({ id }: Rename) => call(endOtherSession, { body: { id } });
const options = { keyOf: ({ id }: Rename) => id, send, invalidates: [rows], notice: 'SUCCESS' } as const;
const rename = createMutation({ name: 'rename', ...options });
const quietRename = createMutation({ name: 'quietRename', ...options, saidInPlace: ['CONFLICT'] });
const renameAtOnce = createMutation({
  name: 'renameAtOnce',
  ...options,
  optimistic: ({ id, title }) => [
    change(rows, (page) => ({
      ...page,
      items: page.items.map((row) => ((row as unknown as Row).id === id ? { ...row, title } : row)),
    })),
  ],
});
const silentRename = createMutation({ name: 'silentRename', ...options, silent: true });
const renameUnlessLeft = createMutation({
  ...options,
  name: 'renameUnlessLeft',
  optimistic: ({ title }: Rename) => [
    change(rows, (page) => ({ ...page, items: [{ ...page.items[0], title } as never, ...page.items.slice(1)] })),
  ],
  send: () => Promise.reject(new DOMException('Left', 'AbortError')),
});

/** What the server holds. */
let held: Row[] = [];
let remove = () => {};
withServer();
beforeEach(() => {
  makeTestStore();
  storage.set('token', tokenFor(600));
  const mutations = [rename, quietRename, silentRename, renameAtOnce, renameUnlessLeft];
  remove = injectRemote({ key: 'admin', resources: [rows, ...mutations] });
  held = [
    { id: 'a', title: 'Acne' },
    { id: 'b', title: 'Eczema' },
  ];
  answer(listArticles, () => ok({ items: held, total: held.length, page: 1, dataPerPage: 24 }));
});

type Reply = (response: Response) => Promise<void>;
/** Writes that wait for their answer, in their order. */
function hold() {
  const replies: Reply[] = [];
  const seen = answer(
    endOtherSession,
    () =>
      new Promise<Response>((done) => {
        replies.push(async (response) => act(async () => done(response)));
      }),
  );
  return { replies, seen };
}
const wrapper = ({ children }: PropsWithChildren) => <Provider store={portalStore()}>{children}</Provider>;
const show = (mutation = rename, key = 'a') =>
  renderHook(
    () => ({ list: useList(rows, {}), write: useMutation(mutation, key), other: useMutation(mutation, 'b') }),
    {
      wrapper,
    },
  );
const Part = ({ name }: { name: string }) => <p>{`${name} ${useMutation(rename, 'a').status}`}</p>;
type Shown = ReturnType<typeof show>;
const titles = ({ result }: Shown) => result.current.list.items.map((row) => (row as unknown as Row).title);
const notices = () =>
  portalStore()
    .getState()
    .toasts.map(({ text }) => text);
const loaded = (shown: Shown) => waitFor(() => expect(shown.result.current.list.status).toBe('ready'));
const write = ({ result }: Shown, id: string, title: string) => act(() => result.current.write.send({ id, title }));
const store = (id: string, title: string) => {
  held = held.map((row) => (row.id === id ? { id, title } : row));
};

test('[MFE-13] a write says how it stands in one word, what it did in a notice, and what it changed is asked for again', async () => {
  const { replies } = hold();
  const shown = show();
  await loaded(shown);
  expect(shown.result.current.write).toMatchObject({ status: 'idle', answer: null, problem: null });
  write(shown, 'a', 'Rosacea');
  expect(shown.result.current.write.status).toBe('sending');
  expect(titles(shown)).toEqual(['Acne', 'Eczema']);
  await waitFor(() => expect(replies).toHaveLength(1));
  store('a', 'Rosacea');
  await replies[0]?.(ok('done'));
  await waitFor(() => expect(shown.result.current.write).toMatchObject({ status: 'sent', answer: 'done' }));
  await waitFor(() => expect(titles(shown)).toEqual(['Rosacea', 'Eczema']));
  expect(notices()).toEqual(['Success']);
  act(() => shown.result.current.write.reset());
  expect(shown.result.current.write.status).toBe('idle');
});

test('[MFE-13] a second press while the first is on its way is not taken; another row has a state of its own', async () => {
  const { replies, seen } = hold();
  const shown = show();
  await loaded(shown);
  write(shown, 'a', 'Rosacea');
  write(shown, 'a', 'Rosacea');
  act(() => shown.result.current.write.reset());
  write(shown, 'a', 'Rosacea');
  expect([shown.result.current.write.status, shown.result.current.other.status]).toEqual(['sending', 'idle']);
  write(shown, 'b', 'Melasma');
  await waitFor(() => expect(replies).toHaveLength(2));
  expect(await Promise.all(seen.map((request) => request.json()))).toEqual([{ id: 'a' }, { id: 'b' }]);
  await replies[1]?.(ok(null));
  await waitFor(() => expect(shown.result.current.other.status).toBe('sent'));
  expect(shown.result.current.write.status).toBe('sending');
  await replies[0]?.(ok(null));
  await waitFor(() => expect(shown.result.current.write.status).toBe('sent'));
  write(shown, 'a', 'Vitiligo');
  await waitFor(() => expect(replies).toHaveLength(3));
});

test('[API-03] [MFE-13] a failure says why, is not taken for done, and what is true is asked for', async () => {
  const { replies } = hold();
  const shown = show();
  await loaded(shown);
  write(shown, 'a', 'Rosacea');
  await waitFor(() => expect(replies).toHaveLength(1));
  store('a', 'Somebody else’s');
  const issues = [{ path: 'body.id', message: 'wrong' }];
  await replies[0]?.(refusal(400, 'VALIDATION_FAILED', { issues }));
  await waitFor(() => expect(shown.result.current.write.status).toBe('failed'));
  expect(shown.result.current.write.problem).toMatchObject({ code: 'VALIDATION_FAILED', issues });
  expect(notices()).toEqual(['Some of what you entered cannot be used. Please check it.']);
  await waitFor(() => expect(titles(shown)).toEqual(['Somebody else’s', 'Eczema']));
});

test.each([
  ['the screen says in its own place raises no notice', 409, 'CONFLICT', []],
  ['it does not say raises one', 500, 'SERVER_ERROR', ['Something went wrong. Please try again.']],
] as const)('[API-03] a failure that %s', async (_name, status, code, said) => {
  answer(endOtherSession, () => refusal(status, code));
  const shown = show(quietRename);
  await loaded(shown);
  write(shown, 'a', 'Rosacea');
  await waitFor(() => expect(shown.result.current.write.problem?.code).toBe(code));
  expect(notices()).toEqual(said);
});

test('[MFE-13] a change that is shown at once stays until the server’s own answer, without a step back', async () => {
  const { replies } = hold();
  const shown = show(renameAtOnce);
  await loaded(shown);
  const seen = new Set<string>();
  const unwatch = portalStore().subscribe(() => seen.add(titles(shown).join()));
  write(shown, 'a', 'Rosacea');
  expect(titles(shown)).toEqual(['Rosacea', 'Eczema']);
  await waitFor(() => expect(replies).toHaveLength(1));
  seen.clear();
  store('a', 'Rosacea, as kept');
  await replies[0]?.(ok(null));
  await waitFor(() => expect(titles(shown)).toEqual(['Rosacea, as kept', 'Eczema']));
  unwatch();
  expect([...seen].filter((text) => text.startsWith('Acne'))).toEqual([]);
});

test('[MFE-13] a change that fails after it was shown is taken back with a word, and nothing that came meanwhile is lost', async () => {
  const { replies } = hold();
  const shown = show(renameAtOnce);
  await loaded(shown);
  write(shown, 'a', 'Rosacea');
  await waitFor(() => expect(replies).toHaveLength(1));
  // Meanwhile the list was loaded anew, and the other row was changed by somebody else.
  store('b', 'Melasma');
  act(() => shown.result.current.list.reload());
  await waitFor(() => expect(titles(shown)).toEqual(['Rosacea', 'Melasma']));
  let asked = 0;
  answer(listArticles, () => {
    asked += 1;
    return refusal(503, 'UNAVAILABLE');
  });
  await replies[0]?.(refusal(409, 'CONFLICT'));
  await waitFor(() => expect(titles(shown)).toEqual(['Acne', 'Melasma']));
  expect(notices()).toEqual([
    'This change was not saved and has been taken back. Someone changed this in the meantime. Reload and look again.',
  ]);
  await waitFor(() => expect([asked, shown.result.current.list.status]).toEqual([1, 'failed']));
  expect(titles(shown)).toEqual(['Acne', 'Melasma']);
});

test('[MFE-13] of two changes that are shown at once, one that fails takes back only itself', async () => {
  const { replies } = hold();
  const shown = show(renameAtOnce);
  await loaded(shown);
  write(shown, 'a', 'Rosacea');
  await waitFor(() => expect(replies).toHaveLength(1));
  write(shown, 'b', 'Melasma');
  await waitFor(() => expect(replies).toHaveLength(2));
  answer(listArticles, () => new Promise(() => {}));
  await replies[0]?.(refusal(500, 'SERVER_ERROR'));
  await waitFor(() => expect(titles(shown)).toEqual(['Acne', 'Melasma']));
  await replies[1]?.(ok(null));
  await waitFor(() => expect(shown.result.current.other.status).toBe('sent'));
  expect(titles(shown)).toEqual(['Acne', 'Melasma']);
});

test('[MFE-13] what somebody thought better of is no failure: nothing is said and nothing stays', async () => {
  const shown = show(renameUnlessLeft);
  await loaded(shown);
  write(shown, 'a', 'Rosacea');
  expect(titles(shown)).toEqual(['Rosacea', 'Eczema']);
  await waitFor(() => expect(shown.result.current.write).toMatchObject({ status: 'idle', problem: null }));
  expect([titles(shown), notices()]).toEqual([['Acne', 'Eczema'], []]);
});

test('[MFE-13] a write goes on where its area is left, and how it ended is said there', async () => {
  const { replies } = hold();
  const shown = show();
  await loaded(shown);
  write(shown, 'a', 'Rosacea');
  await waitFor(() => expect(replies).toHaveLength(1));
  shown.unmount();
  remove();
  await replies[0]?.(refusal(409, 'CONFLICT'));
  await waitFor(() => expect(notices()).toEqual(['Someone changed this in the meantime. Reload and look again.']));
});

/** The next turn: whoever left has left by then. */
const turn = () => act(async () => {});

test.each([
  ['done', () => ok('done'), 'sent'],
  ['refused', () => refusal(409, 'CONFLICT'), 'failed'],
] as const)(
  '[MFE-13] that a write was %s is known while somebody shows it, and to nobody who comes back',
  async (_name, reply, status) => {
    const { replies } = hold();
    const shown = show(quietRename);
    const beside = renderHook(() => useMutation(quietRename, 'a'), { wrapper });
    write(shown, 'a', 'Rosacea');
    await waitFor(() => expect(replies).toHaveLength(1));
    await replies[0]?.(reply());
    await waitFor(() => expect(shown.result.current.write.status).toBe(status));
    shown.unmount();
    await turn();
    expect(beside.result.current.status).toBe(status);
    beside.unmount();
    await turn();
    expect(show(quietRename).result.current.write).toMatchObject({ status: 'idle', answer: null, problem: null });
  },
);

test('[MFE-13] where one part takes over from another that showed a write, it is known there', async () => {
  answer(endOtherSession, () => ok('done'));
  const { container, rerender } = render(<Part key="one" name="one" />, { wrapper });
  await act(async () => void portalStore().dispatch(rename.send({ id: 'a', title: 'Rosacea' })));
  await waitFor(() => expect(container).toHaveTextContent('one sent'));
  rerender(<Part key="other" name="other" />);
  await turn();
  expect(container).toHaveTextContent('other sent');
});

test('[API-03] [MFE-13] a write whose page was left is still on its way for who comes back; how it ended then is not kept', async () => {
  const { replies, seen } = hold();
  const left = show(quietRename);
  write(left, 'a', 'Rosacea');
  await waitFor(() => expect(replies).toHaveLength(1));
  left.unmount();
  await turn();
  const back = show(quietRename);
  expect(back.result.current.write.status).toBe('sending');
  write(back, 'a', 'Rosacea');
  back.unmount();
  await turn();
  await replies[0]?.(refusal(409, 'CONFLICT'));
  // The screen has no place to say it any more.
  await waitFor(() => expect(notices()).toEqual(['Someone changed this in the meantime. Reload and look again.']));
  await turn();
  expect([show(quietRename).result.current.write.status, seen.length]).toEqual(['idle', 1]);
});

test('[API-03] a failure of what goes on in the background is not said, whether or not somebody is there', async () => {
  answer(endOtherSession, () => refusal(503, 'UNAVAILABLE'));
  const shown = show(silentRename);
  write(shown, 'a', 'Rosacea');
  await waitFor(() => expect(shown.result.current.write.status).toBe('failed'));
  write(shown, 'a', 'Rosacea');
  shown.unmount();
  const ended = () => silentRename.entryAt(portalStore().getState(), 'a').status;
  await waitFor(() => expect(ended()).toBe('idle'));
  expect(notices()).toEqual([]);
});

test('[SES-04] of a write that finds the session ended the shell speaks, and no notice', async () => {
  storage.remove('token');
  const shown = show();
  write(shown, 'a', 'Rosacea');
  await waitFor(() => expect(shown.result.current.write.status).toBe('failed'));
  expect(notices()).toEqual([]);
});
