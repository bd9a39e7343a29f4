import { act, renderHook, waitFor } from '@testing-library/react';
import { listArticles } from '@tvacha/shared-contract/routes/reading';
import { call } from '@tvacha/shared-core/http';
import { useRowPages } from '@tvacha/shared-core/list';
import { createResource, useResource } from '@tvacha/shared-core/resources';
import { injectRemote, portalStore } from '@tvacha/shared-core/store';
import { makeTestStore } from '@tvacha/shared-core/testing';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { answer, ok, refusal, withServer } from '../http/test-server';

interface Query {
  search?: string;
  page?: number;
  dataPerPage: number;
}
/** The signal of each page's last call. */
const signals = new Map<number, AbortSignal>();
const articles = createResource({
  name: 'articles',
  load: (query: Query, options) => {
    signals.set(query.page ?? 1, options.signal);
    return call(listArticles, { query }, options);
  },
});
const total = 95;
const size = 10;

withServer();
beforeEach(() => {
  makeTestStore();
  injectRemote({ key: 'patient', resources: [articles] });
});

const pageOf = ({ url }: Request) => Number(new URL(url).searchParams.get('page') ?? 1);
const rowsOf = (page: number) =>
  ok({
    items: Array.from({ length: Math.min(size, total - (page - 1) * size) }, (_, at) => ({
      at: (page - 1) * size + at,
    })),
    ...{ total, page, dataPerPage: size },
  });
const wrapper = ({ children }: PropsWithChildren) => <Provider store={portalStore()}>{children}</Provider>;
const query = { dataPerPage: size };
const show = () =>
  renderHook(() => useRowPages(articles, query, { ...useResource(articles, query), isKept: false }), { wrapper });
type Shown = ReturnType<typeof show>['result'];
const at = ({ current }: Shown, index: number) => current.rows[index];

test('[DOC-01] all rows have their place; pages are asked for as they come into view, those scrolled past never', async () => {
  const seen = answer(listArticles, (request) => rowsOf(pageOf(request)));
  const { result } = show();
  await waitFor(() => expect(result.current.rows).toHaveLength(total));
  expect([at(result, 9), at(result, 10), at(result, 94)]).toEqual([{ at: 9 }, undefined, undefined]);
  act(() => result.current.onView(78, 91));
  await waitFor(() => expect(at(result, 90)).toEqual({ at: 90 }));
  await waitFor(() => expect(at(result, 79)).toEqual({ at: 79 }));
  expect(seen.map(pageOf)).toEqual([1, 8, 9, 10]);
  expect(at(result, 30)).toBeUndefined();
  act(() => result.current.onView(0, 8));
  expect(at(result, 0)).toEqual({ at: 0 });
  expect(seen.map(pageOf)).not.toContain(2);
});

test('[DOC-01] an answer for rows that are out of view again is not shown', async () => {
  let late = () => {};
  answer(listArticles, async (request) => {
    if (pageOf(request) === 5) await new Promise<void>((go) => (late = go));
    return rowsOf(pageOf(request));
  });
  const { result } = show();
  await waitFor(() => expect(result.current.rows).toHaveLength(total));
  act(() => result.current.onView(40, 48));
  act(() => result.current.onView(60, 68));
  await waitFor(() => expect(at(result, 60)).toEqual({ at: 60 }));
  await act(async () => late());
  expect(at(result, 40)).toBeUndefined();
});

test('[DOC-01] a page that did not come keeps its holes and is asked for again', async () => {
  answer(listArticles, (request) => (pageOf(request) === 4 ? refusal(500, 'SERVER_ERROR') : rowsOf(pageOf(request))));
  const { result } = show();
  await waitFor(() => expect(result.current.rows).toHaveLength(total));
  act(() => result.current.onView(30, 38));
  await waitFor(() => expect(result.current.retry).toBeDefined());
  expect(at(result, 30)).toBeUndefined();
  answer(listArticles, (request) => rowsOf(pageOf(request)));
  act(() => result.current.retry?.());
  await waitFor(() => expect(at(result, 30)).toEqual({ at: 30 }));
  expect(result.current.retry).toBeUndefined();
});

test('[DOC-01] the call of rows that are scrolled past is aborted, that of rows still in view is not', async () => {
  let late = () => {};
  answer(listArticles, async (request) => {
    if (pageOf(request) !== 1) await new Promise<void>((go) => (late = go));
    return rowsOf(pageOf(request));
  });
  const { result } = show();
  await waitFor(() => expect(result.current.rows).toHaveLength(total));
  act(() => result.current.onView(40, 58));
  await waitFor(() => expect(signals.has(6)).toBe(true));
  await act(async () => result.current.onView(50, 68));
  await waitFor(() => expect(signals.has(7)).toBe(true));
  expect([5, 6, 7].map((page) => signals.get(page)?.aborted)).toEqual([true, false, false]);
  expect(result.current.retry).toBeUndefined();
  late();
});

test('[DOC-01] [UX-01] what is on screen stays, however many pages were scrolled past', async () => {
  const few = createResource({
    name: 'few',
    load: (query: Query, options) => call(listArticles, { query }, options),
    keep: 3,
  });
  injectRemote({ key: 'few', resources: [few] });
  const seen = answer(listArticles, (request) => rowsOf(pageOf(request)));
  const { result } = renderHook(() => useRowPages(few, query, { ...useResource(few, query), isKept: false }), {
    wrapper,
  });
  await waitFor(() => expect(result.current.rows).toHaveLength(total));
  for (const page of [2, 3, 4, 5, 6]) {
    act(() => result.current.onView((page - 1) * size, page * size));
    await waitFor(() => expect(at(result, (page - 1) * size)).toEqual({ at: (page - 1) * size }));
    expect(at(result, 0)).toEqual({ at: 0 });
  }
  expect(seen.map(pageOf)).toEqual([1, 2, 3, 4, 5, 6]);
});
