import { onServer, useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { useCallback, useEffect } from 'react';
import { type Entry, keyOf, queryOf } from './entry';
import type { Resource } from './resource';

export interface Page<Row> {
  items: Row[];
  total: number;
  page: number;
  dataPerPage: number;
}

export interface ResourceView<Value>
  extends Pick<Entry<Value>, 'status' | 'value' | 'code'>,
    Partial<Pick<Entry<Value>, 'retryAt'>> {
  reload: () => void;
}

/**
 * A query's value, asked for when it is first shown and again when it is out of date; where nobody shows it any more
 * its request is aborted.
 * @param query null where there is nothing to ask for yet.
 */
export function useResource<Name extends string, Query extends object | undefined, Value>(
  resource: Resource<Name, Query, Value>,
  query: Query | null,
): ResourceView<Value> {
  const dispatch = useAppDispatch();
  const key = query === null ? null : keyOf(query);
  const { status, value, code, retryAt } = useAppSelector((state: object) => resource.entryAt(state, key ?? ''));

  const ask = useCallback(
    (force: boolean) => {
      if (key !== null) dispatch(resource.ask(queryOf<Query>(key), { force }));
    },
    [dispatch, resource, key],
  );
  const isIdle = status === 'idle';
  // A server has no effects: it asks while it draws, and draws again when the answers are in the store.
  if (onServer && isIdle) ask(false);
  // Also what is there already: it may have aged.
  useEffect(() => ask(false), [ask]);
  useEffect(() => {
    if (isIdle) ask(false);
  }, [isIdle, ask]);
  useEffect(() => (key === null ? undefined : resource.watch(queryOf<Query>(key))), [resource, key]);

  return { status, value, code, retryAt, reload: useCallback(() => ask(true), [ask]) };
}

/** As `useResource`, for lists: the rows are there from the start, none at first. */
export function useList<Name extends string, Query extends object, Row>(
  list: Resource<Name, Query, Page<Row>>,
  query: Query | null,
) {
  const { value, ...view } = useResource(list, query);
  return { ...view, items: value?.items ?? noRows<Row>(), total: value?.total ?? 0 };
}

const none: readonly never[] = [];
const noRows = <Row>(): readonly Row[] => none;
