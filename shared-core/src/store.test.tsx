import { renderHook } from '@testing-library/react';
import { delay, put, take } from '@tvacha/shared-core/effects';
import {
  closePortalStore,
  createPortalStore,
  injectRemote,
  type PortalStore,
  portalStore,
  type RootState,
  useAppSelector,
} from '@tvacha/shared-core/store';
import { collectCaughtErrors, makeTestStore } from '@tvacha/shared-core/testing';
import { createSlice } from '@tvacha/shared-core/toolkit';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';

const shelf = createSlice({
  name: 'shelf',
  initialState: { books: 0 },
  reducers: {
    bought: (state) => {
      state.books += 1;
    },
    burnt: () => {
      throw new Error('fire');
    },
  },
});
const { bought, burnt } = shelf.actions;
const selectBooks = (state: { shelf: { books: number } }) => state.shelf.books;
const books = () => {
  const state: RootState & { shelf?: { books: number } } = portalStore().getState();
  return state.shelf?.books;
};

let store: PortalStore;
const faults = collectCaughtErrors();
beforeEach(() => {
  store = makeTestStore();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('[MFE-05] there is one store: none before it is made, and no second one', () => {
  expect(portalStore()).toBe(store);
  expect(createPortalStore).toThrow('already');
  closePortalStore();
  expect(portalStore).toThrow('not made yet');
});

test('[MFE-13] the core slices are there from the start', () => {
  expect(Object.keys(store.getState()).sort()).toEqual(['countData', 'session', 'speciality', 'toasts']);
});

test('[MFE-05] an area brings its slices and saga, and takes both away when it is left', () => {
  const heard: string[] = [];
  const undo = injectRemote({
    key: 'doctor',
    reducers: { shelf: shelf.reducer },
    *saga() {
      while (true) {
        yield take(bought);
        heard.push('bought');
      }
    },
  });
  store.dispatch(bought());
  const { result, unmount } = renderHook(() => useAppSelector(selectBooks), {
    wrapper: ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>,
  });
  expect([result.current, heard]).toEqual([1, ['bought']]);
  unmount();
  const complaints = jest.spyOn(console, 'error');

  undo();
  undo();
  expect(store.getState()).not.toHaveProperty('shelf');
  store.dispatch(bought());
  expect(heard).toEqual(['bought']);
  expect(complaints).not.toHaveBeenCalled();

  injectRemote({ key: 'doctor', reducers: { shelf: shelf.reducer } });
  expect(books()).toBe(0);
});

test('[MFE-05] the other slices keep what they hold while areas come and go', () => {
  const session = store.getState().session;
  injectRemote({ key: 'doctor', reducers: { shelf: shelf.reducer } })();
  expect(store.getState().session).toBe(session);
});

test.each([
  ['the area', { key: 'doctor' }],
  ['a slice', { key: 'patient', reducers: { shelf: shelf.reducer } }],
  ['a slice of the core', { key: 'patient', reducers: { session: shelf.reducer } }],
  ['a slice beside a free one', { key: 'patient', reducers: { free: shelf.reducer, shelf: shelf.reducer } }],
])('[MFE-05] a name that is taken is refused and nothing is added: %s', (_name, injection) => {
  injectRemote({ key: 'doctor', reducers: { shelf: shelf.reducer } });
  const before = Object.keys(store.getState());
  expect(() => injectRemote(injection)).toThrow('already');
  expect(Object.keys(store.getState())).toEqual(before);
});

test('[MFE-06] a reducer that cannot begin is refused, and its area may try again', () => {
  const broken = () => {
    throw new Error('no state');
  };
  expect(() => injectRemote({ key: 'doctor', reducers: { fine: shelf.reducer, shelf: broken } })).toThrow('no state');
  expect(store.getState()).not.toHaveProperty('fine');
  injectRemote({ key: 'doctor', reducers: { fine: shelf.reducer, shelf: shelf.reducer } });
  expect(books()).toBe(0);
});

test('[MFE-06] a reducer that throws loses its own change and nobody else notices', () => {
  injectRemote({ key: 'doctor', reducers: { shelf: shelf.reducer } });
  store.dispatch(bought());
  store.dispatch(burnt());
  expect(books()).toBe(1);
  expect(faults).toMatchObject([{ where: 'reducer:shelf', error: { message: 'fire' } }]);
});

test('[MFE-06] a saga that crashes is reported and started again; another one goes on', () => {
  const heard: string[] = [];
  injectRemote({
    key: 'doctor',
    *saga() {
      yield take(bought);
      throw new Error('crash');
    },
  });
  injectRemote({
    key: 'patient',
    *saga() {
      while (true) {
        yield take(bought);
        heard.push('patient');
      }
    },
  });
  store.dispatch(bought());
  store.dispatch(bought());
  expect(faults.map(({ where }) => where)).toEqual(['saga:doctor', 'saga:doctor']);
  expect(heard).toHaveLength(2);
});

test('[MFE-06] a saga that crashes at once is left down after the third restart within a minute', () => {
  let starts = 0;
  injectRemote({
    key: 'doctor',
    *saga() {
      starts += 1;
      yield put({ type: 'started' });
      throw new Error('crash');
    },
  });
  expect(starts).toBe(4);
  expect(faults).toHaveLength(5);
});

test('[MFE-06] crashes far apart do not add up', async () => {
  jest.useFakeTimers();
  let starts = 0;
  injectRemote({
    key: 'doctor',
    *saga() {
      starts += 1;
      yield delay(61_000);
      throw new Error('crash');
    },
  });
  await jest.advanceTimersByTimeAsync(10 * 61_000);
  expect(starts).toBe(11);
});
