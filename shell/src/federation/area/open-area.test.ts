import { waitFor } from '@testing-library/react';
import type { RemoteRow } from '@tvacha/shared-contract/registry';
import type { RemoteLifecycles } from '@tvacha/shared-core/remote';
import { collectCaughtErrors } from '@tvacha/shared-core/testing';
import type { AreaStatus } from '../contract';
import type { LifecycleProps } from '../release/lifecycles';
import { isQuarantined, pardon } from '../release/quarantine';
import { anyPortal, aRelease, aRow } from '../testing/registry-rows';
import { chooseRelease, releasesOf } from './choose-release';
import { type AreaOptions, openArea } from './open-area';

const row = aRow('doctor', { previous: aRelease('doctor', '1.0.0') });
type Mount = (props: LifecycleProps) => Promise<unknown>;
const heard = collectCaughtErrors();

const wellBehaved: Mount = async ({ domElement, name, onReady }) => {
  domElement.textContent = name;
  onReady();
};

/** Opens an area whose releases mount as told, by version. */
function visit(
  mounts: Record<string, Mount>,
  { known, refresh = async () => known }: { known?: RemoteRow; refresh?: AreaOptions['refresh'] } = { known: row },
) {
  const outlet = document.createElement('div');
  const statuses: AreaStatus[] = [];
  const reports: Parameters<AreaOptions['reportRelease']>[0][] = [];
  const unmounted: string[] = [];
  const area = openArea({
    refresh,
    choose: (given, failed) => chooseRelease(given, failed, anyPortal),
    outlet,
    report: (status) => statuses.push(status),
    reportRelease: (report) => reports.push(report),
    loader: {
      load: async ({ version, name }): Promise<RemoteLifecycles> => ({
        bootstrap: async () => {},
        mount: mounts[version] ?? wellBehaved,
        unmount: async () => unmounted.push(name),
      }),
      forget: () => {},
    },
  });
  return { area, outlet, statuses, reports, unmounted, last: () => statuses.at(-1) };
}

afterEach(() => pardon(releasesOf(row)));

test('[MFE-06] the newest release is shown', async () => {
  const { outlet, last } = visit({});
  await waitFor(() => expect(last()).toEqual({ state: 'ready', version: '2.0.0' }));
  expect(outlet.textContent).toBe('doctor__2_0_0');
});

test('[MFE-06] a release that fails is taken away whole before the one before it is mounted, and it is told why', async () => {
  const { outlet, unmounted, last } = visit({
    '2.0.0': async () => {
      throw new Error('no');
    },
    '1.0.0': async (props) => {
      expect(outlet.childElementCount).toBe(1);
      expect(unmounted).toEqual(['doctor__2_0_0']);
      await wellBehaved(props);
    },
  });
  await waitFor(() => expect(last()).toEqual({ state: 'fallback', version: '1.0.0' }));
  expect(outlet.textContent).toBe('doctor__1_0_0');
  expect(heard).toEqual([{ where: 'release:doctor__2_0_0', error: new Error('no') }]);
});

test('[MFE-06] a release that gives up later is replaced, once', async () => {
  let giveUp: (error: unknown) => void = () => {};
  const { outlet, statuses, last } = visit({
    '2.0.0': async (props) => {
      giveUp = props.onFatal;
      await wellBehaved(props);
    },
  });
  await waitFor(() => expect(last()).toMatchObject({ state: 'ready' }));
  giveUp(new Error('later'));
  giveUp(new Error('and again'));
  await waitFor(() => expect(last()).toEqual({ state: 'fallback', version: '1.0.0' }));
  expect(statuses.map(({ state }) => state)).toEqual(['loading', 'ready', 'loading', 'fallback']);
  expect(outlet.childElementCount).toBe(1);
});

test('[MFE-06] when all have failed "Try again" begins anew with the newest', async () => {
  let isBad = true;
  const fickle: Mount = async (props) => {
    if (isBad) throw new Error('no');
    await wellBehaved(props);
  };
  const { area, last } = visit({ '2.0.0': fickle, '1.0.0': fickle });
  await waitFor(() => expect(last()).toEqual({ state: 'failed', reason: 'failed' }));
  isBad = false;
  area.retry();
  await waitFor(() => expect(last()).toEqual({ state: 'ready', version: '2.0.0' }));
});

test('[MFE-06] [MFE-15] "Try again" joins no request that hangs: code that was not answered is asked for no longer', async () => {
  const ended: string[] = [];
  const asked = (tag: 'script' | 'link', name: string, isAnswered = false) => {
    const element = document.createElement(tag);
    if (tag === 'script') element.setAttribute('data-webpack', name);
    else element.setAttribute('rel', 'stylesheet');
    element.onerror = () => void ended.push(name);
    element.onload = isAnswered ? null : () => {};
    document.head.append(element);
  };
  asked('script', 'a script that hangs');
  asked('link', 'a sheet that hangs');
  asked('link', 'a sheet that came', true);
  const no: Mount = () => Promise.reject(new Error('no'));
  const { area, last } = visit({ '2.0.0': no, '1.0.0': no });
  await waitFor(() => expect(last()).toEqual({ state: 'failed', reason: 'failed' }));
  expect(ended).toEqual([]);
  area.retry();
  expect(ended).toEqual(['a script that hangs', 'a sheet that hangs']);
  document.head.replaceChildren();
});

test('[MFE-06] an area without a row says that it is not available', async () => {
  const { outlet, last } = visit({}, {});
  await waitFor(() => expect(last()).toEqual({ state: 'failed', reason: 'unavailable' }));
  expect(outlet.childElementCount).toBe(0);
});

test('[MFE-06] a release whose first page came by the second request, as the first hung, is shown; one that hangs is replaced', async () => {
  jest.useFakeTimers();
  const late = visit({ '2.0.0': async (props) => void setTimeout(() => void wellBehaved(props), 21_000) });
  await jest.advanceTimersByTimeAsync(21_000);
  expect(late.last()).toEqual({ state: 'ready', version: '2.0.0' });
  const hanging = visit({ '2.0.0': () => new Promise(() => {}) });
  await jest.advanceTimersByTimeAsync(40_000);
  expect(hanging.last()).toEqual({ state: 'fallback', version: '1.0.0' });
  jest.useRealTimers();
});

test('[MFE-06] a visitor who leaves while a release hangs gets away, and the release is not blamed', async () => {
  const { area, outlet, statuses } = visit({ '2.0.0': () => new Promise(() => {}) });
  await waitFor(() => expect(outlet.childElementCount).toBe(1));
  await area.close();
  expect(outlet.childElementCount).toBe(0);
  expect(statuses).toEqual([{ state: 'loading' }]);
  expect(isQuarantined(row.current)).toBe(false);
});

test('[MFE-06] a visitor who leaves while the registry hangs gets away at once', async () => {
  const { area, outlet } = visit({}, { refresh: () => new Promise(() => {}) });
  await area.close();
  expect(outlet.childElementCount).toBe(0);
});

const took = expect.any(Number);
const no: Mount = () => Promise.reject(new Error('no'));

test('[ADM-02] a release that is shown is reported with the time it took, one for which an older one is shown with that one', async () => {
  const { reports, last } = visit({ '2.0.0': no });
  await waitFor(() => expect(last()).toMatchObject({ state: 'fallback' }));
  expect(reports).toEqual([
    { version: '2.0.0', event: 'fellBack', to: '1.0.0', error: new Error('no') },
    { version: '1.0.0', event: 'loaded', took },
  ]);
});

test('[ADM-02] where none is shown each is reported as failed, once, and the next try counts anew', async () => {
  let isBad = true;
  const fickle: Mount = (props) => (isBad ? no(props) : wellBehaved(props));
  const { area, reports, last } = visit({ '2.0.0': fickle, '1.0.0': fickle });
  await waitFor(() => expect(last()).toMatchObject({ state: 'failed' }));
  const failed = ['2.0.0', '1.0.0'].map((version) => ({ version, event: 'failed', error: new Error('no') }));
  expect(reports).toEqual(failed);
  isBad = false;
  area.retry();
  await waitFor(() => expect(last()).toMatchObject({ state: 'ready' }));
  expect(reports).toEqual([...failed, { version: '2.0.0', event: 'loaded', took }]);
});

test('[ADM-02] a release that gives up after it was shown is reported as crashed, and not as one that fell back', async () => {
  let giveUp: (error: unknown) => void = () => {};
  const { reports, last } = visit({
    '2.0.0': async (props) => {
      giveUp = props.onFatal;
      await wellBehaved(props);
    },
  });
  await waitFor(() => expect(last()).toMatchObject({ state: 'ready' }));
  giveUp(new Error('later'));
  await waitFor(() => expect(last()).toMatchObject({ state: 'fallback' }));
  expect(reports).toEqual([
    { version: '2.0.0', event: 'loaded', took },
    { version: '2.0.0', event: 'crashed', error: new Error('later') },
    { version: '1.0.0', event: 'loaded', took },
  ]);
});

test('[ADM-02] of a release that a visitor did not wait for nothing is reported', async () => {
  const { area, outlet, reports } = visit({ '2.0.0': () => new Promise(() => {}) });
  await waitFor(() => expect(outlet.childElementCount).toBe(1));
  await area.close();
  expect(reports).toEqual([]);
});
