import { act } from '@testing-library/react';
import { areaStatus } from '../area-status';
import { startRegistry } from '../registry/registry-store';
import { aRow } from '../testing/registry-rows';
import { startArea } from './areas';

const registry = JSON.stringify({ seq: 1, remotes: [aRow('doctor'), aRow('patient')] });
const outlet = document.createElement('div');
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));
const go = (path: string) => history.pushState(null, '', path);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<script type="application/json" id="registry">${registry}</script>`;
  document.body.append(outlet);
  startRegistry();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('[MFE-05] [MFE-06] an area whose registry and code hang is left at once: the next one opens, and single-spa has no word to say', async () => {
  const said = [jest.spyOn(console, 'warn'), jest.spyOn(console, 'error')];
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  go('/doctor/home');
  startArea('doctor', outlet);
  startArea('patient', outlet);
  await seconds(0.2);
  expect(areaStatus('doctor')).toEqual({ state: 'loading' });
  for (const [leave, enter, to] of [
    ['doctor', 'patient', '/patient/home'],
    ['patient', 'doctor', '/doctor/home'],
  ] as const) {
    go(to);
    await seconds(2.5);
    expect([areaStatus(leave), areaStatus(enter)]).toEqual([{ state: 'idle' }, { state: 'loading' }]);
  }
  go('/');
  await seconds(30);
  expect(said.flatMap((spy) => spy.mock.calls)).toEqual([]);
});
