import { act, screen, waitFor } from '@testing-library/react';
import { defineRemote, type RemoteDefinition, type RemoteLifecycles } from '@tvacha/shared-core/remote';
import { Link, Navigate, useParams } from '@tvacha/shared-core/router';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { collectCaughtErrors, makeTestStore, renderRemote } from '@tvacha/shared-core/testing';
import { createSlice } from '@tvacha/shared-core/toolkit';
import { lazy, type PropsWithChildren, useState } from 'react';

const shelf = createSlice({ name: 'shelf', initialState: { books: 0 }, reducers: { bought: () => ({ books: 1 }) } });

function Shelf() {
  const books = useAppSelector(({ shelf }: { shelf: { books: number } }) => shelf.books);
  const dispatch = useAppDispatch();
  return (
    <>
      <h1>{books} books</h1>
      <button type="button" onClick={() => dispatch(shelf.actions.bought())}>
        Buy
      </button>
      <Link to="/doctor/ebook/7">Seventh</Link>
    </>
  );
}

function Book() {
  return <h1>Book {useParams().id}</h1>;
}

function Breaks(): never {
  throw new Error('render');
}

function BreaksLater() {
  const [broken, setBroken] = useState(false);
  return broken ? (
    <Breaks />
  ) : (
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>
  );
}

const Frame = ({ children }: PropsWithChildren) => <main>{children}</main>;
const define = (more: Partial<RemoteDefinition> = {}) =>
  defineRemote({
    area: 'doctor',
    frame: Frame,
    reducers: { shelf: shelf.reducer },
    routes: [
      { path: '/doctor/ebook', element: <Shelf /> },
      { path: '/doctor/ebook/:id', element: <Book /> },
      { path: '/doctor/breaks', element: <Breaks /> },
      { path: '/doctor/later', element: <BreaksLater /> },
    ],
    ...more,
  });

const faults = collectCaughtErrors();
afterEach(() => jest.restoreAllMocks());

test('[MFE-05] a remote draws its route in its frame, over the one store and the one history', async () => {
  const rendered = await renderRemote(define(), { path: '/doctor/ebook' });
  const { store, fatal } = rendered;
  await waitFor(() => expect(rendered.ready).toBe(1));
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: '0 books' }));
  act(() => screen.getByRole('button', { name: 'Buy' }).click());
  expect(screen.getByRole('heading')).toHaveTextContent('1 books');
  expect(store.getState()).toMatchObject({ shelf: { books: 1 } });
  act(() => screen.getByRole('link', { name: 'Seventh' }).click());
  expect([location.pathname, rendered.ready, fatal]).toEqual(['/doctor/ebook/7', 1, []]);
  expect(await screen.findByRole('heading', { name: 'Book 7' })).toBeVisible();
});

test('[MFE-05] when its area is left, its screen, slices and saga are gone; mounted again, it begins anew', async () => {
  const ended: string[] = [];
  const remote = define({
    *saga() {
      try {
        yield new Promise(() => {});
      } finally {
        ended.push('saga');
      }
    },
  });
  const first = await renderRemote(remote, { path: '/doctor/ebook' });
  act(() => screen.getByRole('button', { name: 'Buy' }).click());
  await first.unmount();
  expect([first.domElement.innerHTML, first.fatal, ended]).toEqual(['', [], ['saga']]);
  expect(first.store.getState()).not.toHaveProperty('shelf');
  await renderRemote(remote, { path: '/doctor/ebook' });
  expect(screen.getByRole('heading')).toHaveTextContent('0 books');
});

test('[UX-03] a remote of one language says so, for fonts and screen readers', async () => {
  const { domElement } = await renderRemote(define({ language: 'en' }), { path: '/doctor/ebook' });
  expect(domElement).toHaveAttribute('lang', 'en');
});

test('[MFE-06] a path of another area draws nothing and breaks nothing', async () => {
  const complaints = jest.spyOn(console, 'warn');
  const { fatal } = await renderRemote(define(), { path: '/patient/dashboard' });
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
  expect([fatal, complaints.mock.calls]).toEqual([[], []]);
});

test('[MFE-06] a remote that throws while it renders fails to mount, and leaves nothing behind', async () => {
  const store = makeTestStore();
  const domElement = document.createElement('div');
  history.pushState(null, '', '/doctor/breaks');
  const fatal: unknown[] = [];
  const props = { domElement, onReady: () => fatal.push('ready'), onFatal: (error: unknown) => fatal.push(error) };
  await expect(prerendered(() => define().mount(props))).rejects.toThrow('render');
  expect(fatal).toMatchObject([{ message: 'render' }]);
  expect([domElement.innerHTML, 'shelf' in store.getState()]).toEqual(['', false]);
});

test('[MFE-06] a remote that throws later says so once, and draws nothing more', async () => {
  const rendered = await renderRemote(define(), { path: '/doctor/later' });
  await waitFor(() => expect(rendered.ready).toBe(1));
  act(() => screen.getByRole('button', { name: 'Break' }).click());
  expect(rendered.fatal).toMatchObject([{ message: 'render' }]);
  expect(faults).toMatchObject([{ where: 'screen:doctor' }]);
  expect([rendered.ready, rendered.domElement.innerHTML]).toEqual([1, '']);
  await rendered.unmount();
});

test('[MFE-06] a frame that throws is caught too', async () => {
  await expect(prerendered(() => mountOf(define({ frame: Breaks })).done)).rejects.toThrow('render');
});

test('[MFE-06] a screen that is still on its way shows the fallback, and is ready only when it stands', async () => {
  let arrive: (module: { default: typeof Book }) => void = () => {};
  const Late = lazy(() => new Promise<{ default: typeof Book }>((resolve) => (arrive = resolve)));
  const routes = [{ path: '/doctor/ebook', element: <Late /> }];
  const rendered = await renderRemote(define({ routes, fallback: <p>Opening</p> }), { path: '/doctor/ebook' });
  expect([screen.getByText('Opening').tagName, rendered.ready]).toEqual(['P', 0]);
  await act(async () => arrive({ default: Book }));
  await waitFor(() => expect(rendered.ready).toBe(1));
  expect(screen.getByRole('heading')).toBeVisible();
});

test('[MFE-06] a route that sends on is no screen: it is ready when the other one stands', async () => {
  let arrive: (module: { default: typeof Book }) => void = () => {};
  const Late = lazy(() => new Promise<{ default: typeof Book }>((resolve) => (arrive = resolve)));
  const routes = [
    { path: '/doctor', element: <Navigate to="/doctor/ebook" replace /> },
    { path: '/doctor/ebook', element: <Late /> },
  ];
  const rendered = await renderRemote(define({ routes }), { path: '/doctor' });
  await waitFor(() => expect(location.pathname).toBe('/doctor/ebook'));
  expect(rendered.ready).toBe(0);
  await act(async () => arrive({ default: Book }));
  await waitFor(() => expect(rendered.ready).toBe(1));
  expect(screen.getByRole('heading')).toBeVisible();
});

test('[MFE-06] a screen whose code cannot be loaded is fatal', async () => {
  const Missing = lazy<typeof Book>(() => Promise.reject(new Error('503')));
  const routes = [{ path: '/doctor/ebook', element: <Missing /> }];
  const rendered = await renderRemote(define({ routes }), { path: '/doctor/ebook' });
  await waitFor(() => expect(rendered.fatal).toMatchObject([{ message: '503' }]));
});

test('[MFE-06] left before it was prerendered, a mount ends without a trace', async () => {
  const store = makeTestStore();
  await act(async () => {
    const { done, domElement, remote } = mountOf(define());
    const refused = expect(done).rejects.toThrow('unmounted');
    await remote.unmount({ domElement });
    await refused;
  });
  expect(store.getState()).not.toHaveProperty('shelf');
});

test('[MFE-05] an area that is mounted already is not mounted twice', async () => {
  await renderRemote(define(), { path: '/doctor/ebook' });
  await expect(mountOf(define(), false).done).rejects.toThrow('already');
  expect(screen.getByRole('heading')).toBeVisible();
});

/** Starts a mount, lets React draw, and only then waits for it. */
async function prerendered(mount: () => Promise<unknown>) {
  let mounting: Promise<unknown> = Promise.resolve();
  await act(async () => {
    mounting = mount();
    mounting.catch(() => {});
  });
  return mounting;
}

function mountOf(remote: RemoteLifecycles, fresh = true) {
  if (fresh) makeTestStore();
  const domElement = document.createElement('div');
  const done = remote.mount({ domElement, onReady: () => {}, onFatal: () => {} });
  return { done, domElement, remote };
}
