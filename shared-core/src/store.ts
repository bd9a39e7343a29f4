import { reportCaughtError } from '@tvacha/shared-core/caught-errors';
import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { applyMiddleware, legacy_createStore as createStore, type Reducer } from 'redux';
import createSagaMiddleware from 'redux-saga';
import { countsResource } from './resources/counts';
import { type StorePart, slicesOf } from './resources/slices-of';
import { specialitiesResource } from './resources/specialities';
import { sessionReducer } from './session/session.slice';
import { createReducerSet, type Reducers } from './store/reducers';
import { type Saga, supervise } from './store/supervise';
import { toastsSaga } from './toasts/toasts.saga';
import { toastsReducer } from './toasts/toasts.slice';

const coreReducers = {
  session: sessionReducer,
  toasts: toastsReducer,
  [countsResource.name]: countsResource.reducer,
  [specialitiesResource.name]: specialitiesResource.reducer,
};
const coreSagas = { toasts: toastsSaga, counts: countsResource.saga, specialities: specialitiesResource.saga };

/** What is always in the store; a remote adds its own slices while it is mounted. */
export type RootState = { [Name in keyof typeof coreReducers]: ReturnType<(typeof coreReducers)[Name]> };
export type PortalStore = ReturnType<typeof build>['store'];

/** Slices by name. */
export type PrerenderedState = Readonly<Record<string, unknown>>;

export interface Injection {
  /** Who injects, for instance the area. */
  key: string;
  /** Resources and mutations, each of which brings its slice and its saga. */
  resources?: readonly StorePart[];
  /** Slices besides. */
  reducers?: Reducers;
  saga?: Saga;
}

/** True where pages are prerendered to be sent. */
export const onServer = typeof document === 'undefined';

function build(prerendered: PrerenderedState = {}) {
  const reducers = createReducerSet(coreReducers, Object.keys(prerendered));
  const sagas = createSagaMiddleware({ onError: (error) => reportCaughtError({ where: 'saga', error }) });
  // What is missing begins as it always does.
  const store = createStore(reducers.reduce as Reducer<RootState>, prerendered as RootState, applyMiddleware(sagas));
  const run = (where: string, saga: Saga) => sagas.run(supervise, where, saga);
  const running = Object.entries(coreSagas).map(([name, saga]) => run(name, saga));
  return { store, prerendered: store.getState(), reducers, run, running, keys: new Set<string>() };
}

let portal: ReturnType<typeof build> | null = null;

function current() {
  if (!portal) throw new Error('The portal store is not made yet');
  return portal;
}

/**
 * Makes the one store. The shell calls it at start, the test kit once a test.
 * @param prerendered the slices that the page was prerendered from on the server; those of a remote wait for it.
 */
export function createPortalStore(prerendered?: PrerenderedState): PortalStore {
  if (portal) throw new Error('There is a portal store already');
  portal = build(prerendered);
  return portal.store;
}

/** The state that the page began with: in the browser, what came as HTML is taken over from it, however late. */
export const prerenderedState = (): RootState | undefined => (onServer ? undefined : current().prerendered);

/** The one store. */
export const portalStore = (): PortalStore => current().store;

/** Ends the store's sagas and forgets it; for tests and the server, which begin anew each time. */
export function closePortalStore(): void {
  for (const task of portal?.running ?? []) task.cancel();
  portal = null;
}

/**
 * Adds slices and supervised sagas to the store.
 * @returns the undo: it ends the sagas and takes the slices out, with what they held.
 * @throws where the key or one of the slices' names is taken; nothing is added then.
 */
export function injectRemote({ key, resources = [], reducers: own, saga }: Injection): () => void {
  const home = current();
  const reducers = { ...slicesOf(resources), ...own };
  const names = Object.keys(reducers);
  const taken = home.keys.has(key) ? key : names.find(home.reducers.has);
  if (taken) throw new Error(`${taken} is in the store already`);

  home.reducers.add(reducers);
  home.keys.add(key);
  home.store.dispatch({ type: `${key}/injected` });
  const sagas = resources.map((one) => one.saga);
  const tasks = [...(saga ? [saga] : []), ...sagas].map((one) => home.run(key, one));
  home.running.push(...tasks);

  return () => {
    if (!home.keys.delete(key)) return;
    for (const task of tasks) task.cancel();
    home.running = home.running.filter((task) => !tasks.includes(task));
    home.reducers.remove(names);
    home.store.dispatch({ type: `${key}/removed` });
  };
}

/** Has slices added before the parts below ask for what they hold; `add` must do it once. */
export function useInjection(add: () => void): void {
  if (onServer) add();
  useLayoutEffect(add, [add]);
}

export const useAppDispatch: () => PortalStore['dispatch'] = useDispatch;

/** Reads the store. A selector that names a remote's slices says so by the type of its parameter. */
export const useAppSelector: <Selected, State = RootState>(
  selector: (state: State) => Selected,
  same?: (a: Selected, b: Selected) => boolean,
) => Selected = useSelector;
