import { act, render, renderHook, waitFor } from '@testing-library/react';
import { listArticles } from '@tvacha/shared-contract/routes/reading';
import { call } from '@tvacha/shared-core/http';
import { createResource, type LoadOptions, useList, watchResources } from '@tvacha/shared-core/resources';
import { closePortalStore, createPortalStore, injectRemote, portalStore } from '@tvacha/shared-core/store';
import { makeTestStore } from '@tvacha/shared-core/testing';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { answer, ok, refusal, withServer } from '../http/test-server';
import { emit } from '../realtime/handlers';

interface Query {
  search?: string;
}
const minute = 60_000;
/** The signals of what was asked for, in their order. */
let signals: AbortSignal[] = [];
const load = (query: Query, options: LoadOptions) => {
  signals.push(options.signal);
  return call(listArticles, { query }, options);
};
const aging = createResource({ name: 'aging', load, age: minute });
const hearing = createResource({ name: 'hearing', load, refreshOn: ['chat'] });
const crowded = createResource({ name: 'crowded', load, refreshOn: ['question', 'ans'] });
const lasting = createResource({ name: 'lasting', load });
const exact = createResource({
  name: 'exact',
  load,
  refreshOn: ['chat'],
  concerns: (event, { search }) => event.name === 'chat' && event.about.thread === search,
});
/** Of which moment what is asked for is to be. */
let moments: (string | undefined)[] = [];
const held = createResource({
  name: 'held',
  load: (query: Query, options) => {
    moments.push(options.asOf);
    return load(query, options);
  },
  momentOf: ({ items }) => items[0]?.title ?? '',
  refreshOn: ['chat'],
});
const resources = [aging, hearing, crowded, lasting, exact, held];

let now = 0;
let isHidden = false;
let stop = () => {};

withServer();
beforeEach(() => {
  [signals, moments, now, isHidden] = [[], [], 1_000_000, false];
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  makeTestStore();
  begin();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

function begin() {
  injectRemote({ key: 'patient', resources });
  stop = watchResources(resources);
}
const page = (...titles: string[]) =>
  ok({ items: titles.map((title) => ({ title })), total: titles.length, page: 1, dataPerPage: 24 });
/** Each answer has the number of its request. */
const count = () => {
  let requests = 0;
  answer(listArticles, () => {
    requests += 1;
    return page(`no. ${requests}`);
  });
};
const wrapper = ({ children }: PropsWithChildren) => <Provider store={portalStore()}>{children}</Provider>;
const show = (resource: { name: string } = aging, query: Query | null = {}) =>
  renderHook((next: Query | null) => useList(resource as typeof aging, next), { wrapper, initialProps: query });
type Shown = ReturnType<typeof show>;
const titleOf = ({ result }: Shown) => result.current.items[0]?.title;
const ready = (shown: Shown) => waitFor(() => expect(shown.result.current.status).toBe('ready'));
const turn = (hidden: boolean) =>
  act(() => {
    isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  });

const Part = () => <p>{useList(aging, {}).status}</p>;
const showAgain = ({ rerender }: Shown) => {
  rerender(null);
  rerender({});
};
const comeBack = () => {
  turn(true);
  turn(false);
};

const causes: [string, (shown: Shown) => void][] = [
  ['somebody returns to the tab', comeBack],
  ['the network is back', () => act(() => void window.dispatchEvent(new Event('online')))],
  ['the socket is back', () => act(() => emit('reconnected'))],
  ['it comes on screen again', showAgain],
];

test.each(causes)(
  '[MFE-13] what has aged is shown and asked for again when %s, what is fresh is not',
  async (_name, cause) => {
    count();
    const shown = show();
    await ready(shown);
    now += minute - 1;
    cause(shown);
    expect(shown.result.current.status).toBe('ready');
    now += 1;
    cause(shown);
    expect([shown.result.current.status, titleOf(shown)]).toEqual(['loading', 'no. 1']);
    await waitFor(() => expect(titleOf(shown)).toBe('no. 2'));
  },
);

test('[MFE-13] an age counts from the answer, and from a failure as well', async () => {
  let reply = (_response: Response) => {};
  answer(listArticles, () => new Promise((done) => (reply = done)));
  const shown = show();
  await waitFor(() => expect(signals).toHaveLength(1));
  now += minute;
  await act(async () => reply(page('late')));
  await ready(shown);
  showAgain(shown);
  expect(shown.result.current.status).toBe('ready');
  now += minute;
  answer(listArticles, () => refusal(500, 'SERVER_ERROR'));
  showAgain(shown);
  await waitFor(() => expect(shown.result.current.status).toBe('failed'));
  showAgain(shown);
  expect(shown.result.current.status).toBe('failed');
  count();
  now += minute;
  showAgain(shown);
  await waitFor(() => expect(titleOf(shown)).toBe('no. 1'));
});

test('[MFE-13] without an age an answer is good until something says otherwise', async () => {
  count();
  const shown = show(lasting);
  await ready(shown);
  now += 1000 * minute;
  for (const [, cause] of causes) cause(shown);
  expect([shown.result.current.status, titleOf(shown)]).toEqual(['ready', 'no. 1']);
});

test('[MFE-13] a hidden tab asks for nothing; whoever returns sees it asked for, once', async () => {
  count();
  const [aged, heard] = [show(aging), show(hearing)];
  await ready(aged);
  await ready(heard);
  now += minute;
  turn(true);
  act(() => {
    emit('chat', { thread: 'one' });
    emit('chat', { thread: 'two' });
    emit('reconnected');
    window.dispatchEvent(new Event('online'));
  });
  expect([aged, heard].map(({ result }) => result.current.status)).toEqual(['ready', 'ready']);
  turn(false);
  expect([aged, heard].map(({ result }) => result.current.status)).toEqual(['loading', 'loading']);
  await ready(aged);
  await ready(heard);
  expect(signals).toHaveLength(4);
});

test.each([
  ['says so', () => emit('chat', { thread: 'one' })],
  ['may have said so while there was no line', () => emit('reconnected')],
])(
  '[MFE-13] what an event of the server puts out of date is asked for again when it %s, and nothing else',
  async (_name, say) => {
    count();
    const [heard, other] = [show(hearing), show(lasting)];
    await ready(heard);
    await ready(other);
    act(say);
    expect([heard, other].map(({ result }) => result.current.status)).toEqual(['loading', 'ready']);
    await waitFor(() => expect(titleOf(heard)).toBe('no. 3'));
  },
);

test('[SES-05] an event asks again for exactly what it names, a break of the line for all that is shown', async () => {
  count();
  const [one, two] = [show(exact, { search: 'one' }), show(exact, { search: 'two' })];
  await ready(one);
  await ready(two);
  const standing = () => [one, two].map(({ result }) => result.current.status);
  act(() => emit('chat', { thread: 'two' }));
  expect(standing()).toEqual(['ready', 'loading']);
  await ready(two);
  act(() => emit('reconnected'));
  expect(standing()).toEqual(['loading', 'loading']);
  await ready(one);
  await ready(two);
  act(() => emit('chat', { thread: 'three' }));
  expect(standing()).toEqual(['ready', 'ready']);
});

test('[DOC-07] what is asked for anew by itself is asked for as of the moment that is shown, and by somebody as of now', async () => {
  count();
  const shown = show(held);
  await ready(shown);
  act(() => emit('chat', { thread: 'one' }));
  await waitFor(() => expect(titleOf(shown)).toBe('no. 2'));
  act(() => shown.result.current.reload());
  await waitFor(() => expect(titleOf(shown)).toBe('no. 3'));
  expect(moments).toEqual([undefined, 'no. 1', undefined]);
});

test('[SES-05] [SEC-42] what every page hears is asked for at a moment of its own, once, and in a hidden tab when it is seen', async () => {
  count();
  const shown = show(crowded);
  await ready(shown);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'Date'] });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const after = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
  try {
    for (const event of ['question', 'ans', 'question'] as const) act(() => emit(event, { question: 'one' }));
    after(349);
    expect(shown.result.current.status).toBe('ready');
    after(1);
    expect(shown.result.current.status).toBe('loading');
  } finally {
    jest.useRealTimers();
  }
  await waitFor(() => expect(titleOf(shown)).toBe('no. 2'));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'Date'] });
  try {
    turn(true);
    act(() => emit('ans', { question: 'one' }));
    after(60_000);
    expect(shown.result.current.status).toBe('ready');
    turn(false);
    expect(shown.result.current.status).toBe('loading');
  } finally {
    jest.useRealTimers();
  }
  await waitFor(() => expect(titleOf(shown)).toBe('no. 3'));
});

test('[MFE-13] when the watch ends, nothing is asked for any more', async () => {
  count();
  const shown = show();
  await ready(shown);
  now += minute;
  stop();
  for (const [, cause] of causes.slice(0, 3)) cause(shown);
  expect(shown.result.current.status).toBe('ready');
});

test.each([
  ['is not asked for again while it is fresh', minute - 1, 'ready'],
  ['is shown and asked for again once it has aged', minute, 'loading'],
])('[NAV-15] what a page was drawn from %s', async (_name, later, status) => {
  count();
  const before = show();
  await ready(before);
  const drawn = JSON.parse(JSON.stringify(portalStore().getState()));
  before.unmount();
  stop();
  closePortalStore();
  now += later;
  createPortalStore(drawn);
  begin();
  const shown = show();
  expect([shown.result.current.status, titleOf(shown)]).toEqual([status, 'no. 1']);
});

test('[MFE-13] a request that nobody waits for any more is aborted, has not failed, and is made anew', async () => {
  answer(listArticles, () => new Promise(() => {}));
  const shown = show();
  const other = show();
  await waitFor(() => expect(signals).toHaveLength(1));
  other.unmount();
  await act(async () => {});
  expect(signals[0]?.aborted).toBe(false);
  shown.rerender({ search: 'next' });
  await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]));
  await waitFor(() =>
    expect(aging.select(portalStore().getState(), {})).toMatchObject({ status: 'idle', code: null, value: null }),
  );
  count();
  shown.rerender({});
  await waitFor(() => expect(titleOf(shown)).toBe('no. 1'));
});

test('[MFE-13] a part that takes over from another in one turn keeps its request', async () => {
  answer(listArticles, () => new Promise(() => {}));
  const { rerender } = render(<Part key="one" />, { wrapper });
  await waitFor(() => expect(signals).toHaveLength(1));
  await act(async () => rerender(<Part key="two" />));
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

test('[MFE-13] asked again, the earlier request is aborted', async () => {
  answer(listArticles, () => new Promise(() => {}));
  const shown = show();
  await waitFor(() => expect(signals).toHaveLength(1));
  act(() => shown.result.current.reload());
  await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]));
  expect(shown.result.current.status).toBe('loading');
});
