import { act, renderHook, waitFor } from '@testing-library/react';
import { listArticles } from '@tvacha/shared-contract/routes/reading';
import { call } from '@tvacha/shared-core/http';
import { defineList, page, text, useLastValue, useListView } from '@tvacha/shared-core/list';
import { createResource } from '@tvacha/shared-core/resources';
import { BrowserRouter } from '@tvacha/shared-core/router';
import { injectRemote, portalStore } from '@tvacha/shared-core/store';
import { makeTestStore } from '@tvacha/shared-core/testing';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { answer, ok, refusal, withServer } from '../http/test-server';

const list = defineList({ path: () => '/articles', fields: { search: text(), page: page() }, rowsPerPage: 2 });
const articles = createResource({
  name: 'articles',
  load: (query: ReturnType<typeof list.request>, options) => call(listArticles, { query }, options),
});

withServer();
beforeEach(() => {
  makeTestStore();
  injectRemote({ key: 'patient', resources: [articles] });
  history.replaceState(null, '', '/articles');
});

const rows = (...titles: string[]) => ok({ items: titles, total: titles.length, page: 1, dataPerPage: 2 });
/** Answers the whole list at once, and a narrowed one when it is let go. */
function hold() {
  const replies: ((response: Response) => void)[] = [];
  answer(listArticles, (request) =>
    new URL(request.url).searchParams.has('search') ? new Promise((done) => replies.push(done)) : rows('a', 'b'),
  );
  return async (response: Response) => {
    await waitFor(() => expect(replies).toHaveLength(1));
    await act(async () => replies[0]?.(response));
  };
}
const wrapper = ({ children }: PropsWithChildren) => (
  <Provider store={portalStore()}>
    <BrowserRouter>{children}</BrowserRouter>
  </Provider>
);
const show = (links = false) => renderHook(() => useListView(list, articles, { links }), { wrapper });
type Shown = ReturnType<typeof show>;
const state = ({ result: { current } }: Shown) => [current.status, current.value?.items, current.isKept];
const narrow = ({ result }: Shown) => act(() => result.current.change({ search: 'c' }));

test('[ADM-03] rows from before stay until the narrowed ones come, and are told from them', async () => {
  const reply = hold();
  const shown = show();
  await waitFor(() => expect(state(shown)).toEqual(['ready', ['a', 'b'], false]));
  narrow(shown);
  expect(state(shown)).toEqual(['loading', ['a', 'b'], true]);
  await reply(rows('c'));
  await waitFor(() => expect(state(shown)).toEqual(['ready', ['c'], false]));
});

test('[ADM-03] rows from before are no answer to a question that failed', async () => {
  const reply = hold();
  const shown = show();
  await waitFor(() => expect(state(shown)).toEqual(['ready', ['a', 'b'], false]));
  narrow(shown);
  await reply(refusal(500, 'SERVER_ERROR'));
  await waitFor(() => expect(state(shown)).toEqual(['failed', undefined, false]));
});

test('[ADM-03] a list whose pages are links shows no rows while its own are on their way', async () => {
  hold();
  const shown = show(true);
  await waitFor(() => expect(state(shown)).toEqual(['ready', ['a', 'b'], false]));
  narrow(shown);
  expect(state(shown)).toEqual(['loading', undefined, false]);
});

test('[ADM-03] from a page past the end it goes to the last one; where pages are links it says so and stays', async () => {
  answer(listArticles, (request) =>
    new URL(request.url).searchParams.get('page') === '9'
      ? ok({ items: [], total: 3, page: 9, dataPerPage: 2 })
      : ok({ items: ['c'], total: 3, page: 2, dataPerPage: 2 }),
  );
  history.replaceState(null, '', '/articles?page=9');
  const linked = show(true);
  await waitFor(() => expect(state(linked)).toEqual(['ready', [], false]));
  expect(linked.result.current.isPastEnd).toBe(true);
  linked.unmount();
  const shown = show();
  await waitFor(() => expect(state(shown)).toEqual(['ready', ['c'], false]));
  expect(location.search).toBe('?page=2');
});

test('[ADM-03] what is kept of one thing is not shown of another', () => {
  const { result, rerender } = renderHook(({ value, of }) => useLastValue(value, of), {
    initialProps: { value: 1 as number | null, of: 'one' },
  });
  rerender({ value: null, of: 'one' });
  expect(result.current).toBe(1);
  rerender({ value: null, of: 'two' });
  expect(result.current).toBeNull();
  rerender({ value: null, of: 'one' });
  expect(result.current).toBeNull();
});
