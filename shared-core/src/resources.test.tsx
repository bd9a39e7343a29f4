import { act, renderHook, waitFor } from '@testing-library/react';
import { countResources, listArticles, listSpecialities } from '@tvacha/shared-contract/routes/reading';
import { useCounts } from '@tvacha/shared-core/counts';
import { call } from '@tvacha/shared-core/http';
import { createResource, type Page, useList } from '@tvacha/shared-core/resources';
import { useSpecialities } from '@tvacha/shared-core/specialities';
import { injectRemote, portalStore } from '@tvacha/shared-core/store';
import { makeTestStore } from '@tvacha/shared-core/testing';
import { HttpResponse } from 'msw';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { answer, ok, refusal, withServer } from './http/test-server';

interface Search {
  search?: string;
  sort?: 'newest' | 'title';
}
/** What was asked of the server, each until its answer is here. */
let loads: Promise<unknown>[] = [];
const articles = createResource({
  name: 'articles',
  load: (query: Search) => {
    const loading = call(listArticles, { query });
    loads.push(loading);
    return loading;
  },
  keep: 3,
});

withServer();
beforeEach(() => {
  loads = [];
  makeTestStore();
  injectRemote({ key: 'patient', resources: [articles] });
});

const page = (...titles: string[]) =>
  ok({ items: titles.map((title) => ({ title })), total: titles.length, page: 1, dataPerPage: 24 });
const searchOf = ({ url }: Request) => new URL(url).searchParams.get('search') ?? '';
const wrapper = ({ children }: PropsWithChildren) => <Provider store={portalStore()}>{children}</Provider>;
const show = (query: Search | null) =>
  renderHook((next: Search | null) => useList(articles, next), { wrapper, initialProps: query });
const titles = ({ current }: { current: ReturnType<typeof useList<'articles', Search, { title: string }>> }) =>
  current.items.map(({ title }) => title);

test('[MFE-13] a list is loaded when it is first shown, and its status is one word all along', async () => {
  answer(listArticles, () => page('Acne', 'Eczema'));
  const { result } = show({});
  expect([result.current.status, result.current.items]).toEqual(['loading', []]);
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect([titles(result), result.current.total]).toEqual([['Acne', 'Eczema'], 2]);
});

test('[MFE-13] two parts that show the same query share one request; back at it, nothing is asked', async () => {
  const seen = answer(listArticles, () => page('Acne'));
  const { result } = show({ search: 'a', sort: 'title' });
  show({ sort: 'title', search: 'a' });
  await waitFor(() => expect(result.current.status).toBe('ready'));
  show({ search: 'a', sort: 'title', ...{ speciality: undefined } });
  expect(seen).toHaveLength(1);
});

test('[MFE-13] an answer that comes late belongs to its own query, not to the one on screen', async () => {
  let late = () => {};
  answer(listArticles, async (request) => {
    if (searchOf(request) === 'a') await new Promise<void>((go) => (late = go));
    return page(`found ${searchOf(request)}`);
  });
  const { result, rerender } = show({ search: 'a' });
  rerender({ search: 'ac' });
  await waitFor(() => expect(titles(result)).toEqual(['found ac']));
  await act(async () => late());
  rerender({ search: 'a' });
  await waitFor(() => expect(titles(result)).toEqual(['found a']));
});

test('[MFE-13] asked again, the latest request wins and the answer of the earlier one is dropped', async () => {
  const replies: ((response: Response) => void)[] = [];
  answer(listArticles, () => new Promise((reply) => replies.push(reply)));
  const { result } = show({});
  await waitFor(() => expect(replies).toHaveLength(1));
  act(() => result.current.reload());
  await waitFor(() => expect(replies).toHaveLength(2));
  await act(async () => replies[1]?.(page('new')));
  await waitFor(() => expect(titles(result)).toEqual(['new']));
  await act(async () => {
    replies[0]?.(page('old'));
    await loads[0];
  });
  expect(titles(result)).toEqual(['new']);
});

test('[MFE-13] a failure says its code, keeps what was there, and can be tried again', async () => {
  answer(listArticles, () => page('Acne'));
  const { result } = show({});
  await waitFor(() => expect(result.current.status).toBe('ready'));
  answer(listArticles, () => HttpResponse.error());
  act(() => result.current.reload());
  await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', code: 'UNAVAILABLE' }));
  expect(titles(result)).toEqual(['Acne']);
  answer(listArticles, () => page('Acne', 'Melasma'));
  act(() => result.current.reload());
  await waitFor(() => expect(titles(result)).toEqual(['Acne', 'Melasma']));
  expect(result.current.code).toBeNull();
});

test('[MFE-13] an answer that cannot be worked on is a failure too, with a code', async () => {
  const broken = createResource({
    name: 'broken',
    load: (_query: Search): Promise<Page<never>> => Promise.reject(new TypeError('no such field')),
  });
  injectRemote({ key: 'doctor', resources: [broken] });
  const { result } = renderHook(() => useList(broken, {}), { wrapper });
  await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', code: 'SERVER_ERROR' }));
});

test('[MFE-13] what is invalidated is loaded again where it is on screen, and only there', async () => {
  const seen = answer(listArticles, (request) => page(`${searchOf(request)} ${seen.length}`));
  const first = show({ search: 'gone' });
  await waitFor(() => expect(first.result.current.status).toBe('ready'));
  first.unmount();
  const { result } = show({ search: 'here' });
  await waitFor(() => expect(result.current.status).toBe('ready'));
  act(() => void portalStore().dispatch(articles.invalidate()));
  await waitFor(() => expect(titles(result)).toEqual(['here 3']));
  expect(seen.map(searchOf)).toEqual(['gone', 'here', 'here']);
});

test('[MFE-13] only the queries asked for last are remembered', async () => {
  const seen = answer(listArticles, (request) => page(searchOf(request)));
  const { result, rerender } = show({ search: '1' });
  for (const search of ['1', '2', '3', '4', '1']) {
    rerender({ search });
    await waitFor(() => expect(titles(result)).toEqual([search]));
  }
  expect(seen.map(searchOf)).toEqual(['1', '2', '3', '4', '1']);
});

test('[MFE-13] with nothing to ask for yet nothing is asked', () => {
  const seen = answer(listArticles, () => page());
  expect(show(null).result.current).toMatchObject({ status: 'idle', items: [] });
  expect(seen).toHaveLength(0);
});

test('[SES-06] counts and specialities are loaded once, whoever shows them', async () => {
  const counts = answer(countResources, () => ok({ ebooks: 1000 }));
  const specialities = answer(listSpecialities, () => ok([{ _id: '1', slug: 'acne', name: 'Acne' }]));
  const header = renderHook(() => ({ ...useCounts(), ...useSpecialities() }), { wrapper });
  const dashboard = renderHook(() => useCounts(), { wrapper });
  await waitFor(() => expect(header.result.current.specialities).toHaveLength(1));
  await waitFor(() => expect(dashboard.result.current.counts).toEqual({ ebooks: 1000 }));
  expect([counts.length, specialities.length]).toEqual([1, 1]);
});

test('[SES-06] two parts of one screen that ask at the same moment share one request', async () => {
  const seen = answer(countResources, () => ok({ ebooks: 1000 }));
  const { result } = renderHook(() => [useCounts(), useCounts()], { wrapper });
  await waitFor(() => expect(result.current.map(({ status }) => status)).toEqual(['ready', 'ready']));
  expect(seen).toHaveLength(1);
});

test('[NAV-09] counts that could not be loaded say so and can be asked for again', async () => {
  answer(countResources, () => refusal(500, 'SERVER_ERROR'));
  const { result } = renderHook(() => useCounts(), { wrapper });
  await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', counts: null }));
  answer(countResources, () => ok({ ebooks: 3 }));
  act(() => result.current.reload());
  await waitFor(() => expect(result.current.counts).toEqual({ ebooks: 3 }));
});
