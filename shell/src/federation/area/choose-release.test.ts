import { pardon, quarantine } from '../release/quarantine';
import { anyPortal, aRelease, aRow } from '../testing/registry-rows';
import { TimeoutError, timeouts } from '../timeouts';
import { chooseRelease } from './choose-release';

const previous = aRelease('doctor', '1.0.0');
const row = aRow('doctor', { previous });
const none = new Set<string>();
const portal = { ...anyPortal, canRun: (range: string) => range === '^1.0.0' };

beforeEach(() => pardon([row.current, previous]));
afterEach(() => jest.useRealTimers());

test('[MFE-06] the newest release comes first, then the one before it, then none', () => {
  expect(chooseRelease(row, none, portal)).toEqual({ release: row.current });
  expect(chooseRelease(row, new Set([row.current.name]), portal)).toEqual({ release: previous });
  expect(chooseRelease(row, new Set([row.current.name, previous.name]), portal)).toEqual({ reason: 'failed' });
  expect(chooseRelease(undefined, none, portal)).toEqual({ reason: 'unavailable' });
});

test('[MFE-07] a release for another shared-core is passed over, and named when there is no other', () => {
  const current = aRelease('doctor', '9.0.0', { core: '^9.0.0' });
  expect(chooseRelease({ ...row, current }, none, portal)).toEqual({ release: previous });
  expect(chooseRelease(aRow('doctor', { current }), none, portal)).toEqual({ reason: 'incompatible', needs: '^9.0.0' });
});

test('[MFE-06] a release in quarantine stays out until it is pardoned or repaired', () => {
  quarantine(row.current, new Error('it threw'));
  expect(chooseRelease(row, none, portal)).toEqual({ release: previous });

  const repaired = { ...row.current, integrity: { [row.current.entry]: 'sha384-other' } };
  expect(chooseRelease({ ...row, current: repaired }, none, portal)).toEqual({ release: repaired });

  pardon([row.current]);
  expect(chooseRelease(row, none, portal)).toEqual({ release: row.current });
});

test('[MFE-06] a release that did not answer in time is tried again later', () => {
  jest.useFakeTimers();
  quarantine(row.current, new TimeoutError('no answer'));
  expect(chooseRelease(row, none, portal)).toEqual({ release: previous });
  jest.advanceTimersByTime(timeouts.hangQuarantine + 1);
  expect(chooseRelease(row, none, portal)).toEqual({ release: row.current });
});

test('[MFE-06] a throw is held against a release until the page is loaded anew, and no longer', async () => {
  quarantine(row.current, new Error('it threw'));
  expect(chooseRelease(row, none, portal)).toEqual({ release: previous });
  jest.resetModules();
  const reloaded = await import('./choose-release');
  expect(reloaded.chooseRelease(row, none, portal)).toEqual({ release: row.current });
});

test('[MFE-07] a release says what it needs of each shared package, and the first that is missing is named', () => {
  const ui = '@tvacha/shared-ui';
  const current = aRelease('doctor', '2.1.0', { requires: { '@tvacha/shared-core': '^1.0.0', [ui]: '^1.4.0' } });
  const has: Record<string, string> = { '@tvacha/shared-core': '^1.0.0', [ui]: '^1.3.0' };
  const exact = { ...anyPortal, canRun: (range: string, of = '@tvacha/shared-core') => has[of] === range };
  expect(chooseRelease({ ...row, current }, none, exact)).toEqual({ release: previous });
  const alone = chooseRelease(aRow('doctor', { current }), none, exact);
  expect(alone).toEqual({ reason: 'incompatible', needs: '^1.4.0', of: ui });
  has[ui] = '^1.4.0';
  expect(chooseRelease({ ...row, current }, none, exact)).toEqual({ release: current });
});

test('[MFE-07] a release that takes a module which this shell does not have needs a newer portal', () => {
  const missing = '@tvacha/shared-ui/new-part';
  const current = aRelease('doctor', '2.1.0', { consumes: ['react', missing] });
  const old = { ...anyPortal, hasModule: (key: string) => key !== missing };
  expect(chooseRelease({ ...row, current }, none, old)).toEqual({ release: previous });
  expect(chooseRelease(aRow('doctor', { current }), none, old)).toEqual({ reason: 'incompatible', of: missing });
});
