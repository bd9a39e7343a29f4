import { onServer, useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { useCallback, useEffect } from 'react';
import { all, fork } from 'redux-saga/effects';
import { keyOf, queryOf } from './resources/query-key';
import { createResource, type Entry, type Resource, type ResourceOptions } from './resources/resource';

export { createResource, type Entry, type Resource, type ResourceState } from './resources/resource';

export interface Page<Row> {
  items: Row[];
  total: number;
  page: number;
  dataPerPage: number;
}

/** A resource whose value is a page of rows. */
export const createListSlice = <Name extends string, Query extends object, Row>(
  options: ResourceOptions<Name, Query, Page<Row>>,
) => createResource(options);

/** Runs the sagas of these resources. */
export function* listSaga(...resources: readonly { saga: () => Generator }[]) {
  yield all(resources.map(({ saga }) => fork(saga)));
}

export interface ResourceView<Value> extends Omit<Entry<Value>, 'request'> {
  reload: () => void;
}

/**
 * A query's value, asked for when it is first shown and again when it is invalidated.
 * @param query null where there is nothing to ask for yet.
 */
export function useResource<Name extends string, Query extends object | undefined, Value>(
  resource: Resource<Name, Query, Value>,
  query: Query | null,
): ResourceView<Value> {
  const dispatch = useAppDispatch();
  const key = query === null ? null : keyOf(query);
  const { status, value, code } = useAppSelector((state: object) => resource.entryAt(state, key ?? ''));

  const ask = useCallback(
    (force: boolean) => {
      if (key !== null) dispatch(resource.ask(queryOf<Query>(key), { force }));
    },
    [dispatch, resource, key],
  );
  // A server has no effects: it asks while it draws, and draws again when the answers are in the store.
  if (onServer && status === 'idle') ask(false);
  useEffect(() => {
    if (status === 'idle') ask(false);
  }, [status, ask]);

  return { status, value, code, reload: useCallback(() => ask(true), [ask]) };
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
