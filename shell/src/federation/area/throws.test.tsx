import { act, screen } from '@testing-library/react';
import { defineRemote } from '@tvacha/shared-core/remote';
import { collectCaughtErrors, makeTestStore } from '@tvacha/shared-core/testing';
import { type ComponentType, Fragment, useEffect, useLayoutEffect, useState } from 'react';
import type { AreaStatus } from '../contract';
import { pardon } from '../release/quarantine';
import { anyPortal, aRelease, aRow } from '../testing/registry-rows';
import { timeouts } from '../timeouts';
import { chooseRelease } from './choose-release';
import { openArea } from './open-area';

const boom = (): never => {
  throw new Error('This release throws');
};
const Broken = () => boom();

const ThrowsInHandler = () => (
  <button type="button" onClick={boom}>
    Break
  </button>
);

function BreaksOnClick() {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? (
    <Broken />
  ) : (
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>
  );
}

let fill: (words: string) => void = () => {};
function Filled() {
  const [words, setWords] = useState('');
  fill = setWords;
  return <div>{words}</div>;
}

const screens: Record<string, ComponentType> = {
  'while it is prerendered': Broken,
  'in an effect': function Effect() {
    useEffect(boom, []);
    return <h1>Newest</h1>;
  },
  'in a layout effect': function LayoutEffect() {
    useLayoutEffect(boom, []);
    return <h1>Newest</h1>;
  },
  'in an effect of a child': function Parent() {
    const Child = screens['in an effect'] ?? Broken;
    return (
      <main>
        <Child />
      </main>
    );
  },
  'in what an effect sets': function Sets() {
    const [isBroken, setBroken] = useState(false);
    useEffect(() => setBroken(true), []);
    return isBroken ? <Broken /> : <h1>Newest</h1>;
  },
  'in what a promise sets': function Awaits() {
    const [isBroken, setBroken] = useState(false);
    useEffect(() => void Promise.resolve().then(() => setBroken(true)), []);
    return isBroken ? <Broken /> : <h1>Newest</h1>;
  },
  'a while later': function Later() {
    const [isBroken, setBroken] = useState(false);
    useEffect(() => {
      const timer = setTimeout(() => setBroken(true), 30_000);
      return () => clearTimeout(timer);
    }, []);
    return isBroken ? <Broken /> : <h1>Newest</h1>;
  },
  'by drawing nothing at all': () => <div />,
};

const remote = (Screen: ComponentType) =>
  defineRemote({
    area: 'doctor',
    frame: Fragment,
    routes: [{ path: '/doctor/home', element: <Screen /> }],
  });
const Healthy = () => <h1>The one before</h1>;

const newest = aRelease('doctor', '2.0.0');
const before = aRelease('doctor', '1.0.0');

function visit(load: () => ReturnType<typeof remote>, hasOneBefore: boolean) {
  makeTestStore();
  history.pushState(null, '', '/doctor/home');
  const outlet = document.body.appendChild(document.createElement('div'));
  const statuses: AreaStatus[] = [];
  const row = aRow('doctor', hasOneBefore ? { previous: before } : {});
  const loaded = new Map<string, ReturnType<typeof remote>>();
  const area = openArea({
    refresh: async () => row,
    choose: (given, failed) => chooseRelease(given, failed, anyPortal),
    outlet,
    report: (status) => statuses.push(status),
    reportRelease: () => {},
    loader: {
      async load({ version }) {
        const known = loaded.get(version) ?? (version === '1.0.0' ? remote(Healthy) : load());
        loaded.set(version, known);
        return known;
      },
      forget: ({ version }) => loaded.delete(version),
    },
  });
  return { area, outlet, last: () => statuses.at(-1) };
}

collectCaughtErrors();
beforeEach(() => {
  jest.useFakeTimers();
  // What React says of an error that a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  pardon([newest, before]);
  document.body.replaceChildren();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Lets everything happen that is to happen in a minute. */
async function aMinute() {
  // React draws at the end of each step.
  for (let second = 0; second < 60; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
}

const throwing: [string, () => ReturnType<typeof remote>][] = [
  ['while it is evaluated', boom],
  ['when it is mounted', () => ({ ...remote(Healthy), mount: async () => boom() })],
  ...Object.entries(screens).map(([how, Screen]): [string, () => ReturnType<typeof remote>] => [
    how,
    () => remote(Screen),
  ]),
];

test.each(throwing)('[MFE-06] a release that fails %s gives way to the one before it', async (_how, load) => {
  const { area, outlet, last } = visit(load, true);
  await aMinute();
  expect(last()).toEqual({ state: 'fallback', version: '1.0.0' });
  expect(outlet).toHaveTextContent('The one before');
  expect(outlet.childElementCount).toBe(1);
  await act(() => area.close());
});

test.each(throwing)(
  '[MFE-06] a release that fails %s and has none before it is said to have failed',
  async (_how, load) => {
    const { area, outlet, last } = visit(load, false);
    await aMinute();
    expect(last()).toEqual({ state: 'failed', reason: 'failed' });
    expect(outlet).toBeEmptyDOMElement();
    await act(() => area.close());
  },
);

test('[MFE-06] a throw in a handler leaves the release where it is; what it breaks in the screen does not', async () => {
  const handler = remote(ThrowsInHandler);
  const { area, last } = visit(() => handler, true);
  await aMinute();
  const heard = jest.fn((event: ErrorEvent) => event.preventDefault());
  addEventListener('error', heard);
  act(() => screen.getByRole('button').click());
  removeEventListener('error', heard);
  await aMinute();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(last()).toEqual({ state: 'ready', version: '2.0.0' });
  await act(() => area.close());

  const screenful = remote(BreaksOnClick);
  const other = visit(() => screenful, true);
  await aMinute();
  expect(other.last()).toEqual({ state: 'ready', version: '2.0.0' });
  act(() => screen.getByRole('button').click());
  await aMinute();
  expect(other.last()).toEqual({ state: 'fallback', version: '1.0.0' });
  await act(() => other.area.close());
});

test('[MFE-06] "Try again" brings back a release whose effect threw once', async () => {
  let isBad = true;
  const { area, last } = visit(() => remote(isBad ? (screens['in an effect'] ?? Broken) : Healthy), false);
  await aMinute();
  expect(last()).toEqual({ state: 'failed', reason: 'failed' });
  isBad = false;
  area.retry();
  await aMinute();
  expect(last()).toEqual({ state: 'ready', version: '2.0.0' });
  await act(() => area.close());
});

test('[MFE-06] an empty area is given a second, and one that has filled in that time is left alone', async () => {
  const { area, last } = visit(() => remote(Filled), true);
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(() => jest.advanceTimersByTimeAsync(timeouts.blank / 2));
  expect(last()).toEqual({ state: 'ready', version: '2.0.0' });
  act(() => fill('Here'));
  await aMinute();
  expect(last()).toEqual({ state: 'ready', version: '2.0.0' });
  await act(() => area.close());
});
