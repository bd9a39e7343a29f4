import { createInstance } from '@module-federation/runtime';
import { createHost } from './host';

const ofShell = { from: 'shell' };
const lost = Object.assign(new Error('Loading chunk 5 failed'), { name: 'ChunkLoadError' });
let isOnline = true;

const host = createHost([
  { key: 'core/store', version: '1.4.0', lib: () => ofShell },
  {
    key: 'ui/table',
    version: '1.4.0',
    get: async () => {
      if (!isOnline) throw lost;
      return ofShell;
    },
  },
]);

/** A remote as its build makes it, that asks for a shared module within a range. */
function aRemote(name: string, shared: NonNullable<Parameters<typeof createInstance>[0]['shared']> = {}) {
  const remote = createInstance({ name, remotes: [], shared });
  remote.initShareScopeMap('default', host.shareScopeMap.default ?? {});
  remote.initializeSharing('default', { strategy: 'loaded-first' });
  return async (key: string, requiredVersion: string) => {
    const shareConfig = { singleton: true, strictVersion: true, requiredVersion };
    const factory = await remote.loadShare<object>(key, { customShareInfo: { scope: ['default'], shareConfig } });
    return factory ? factory() : undefined;
  };
}

beforeAll(async () => {
  await Promise.all(host.initializeSharing('default'));
});

test('[MFE-05] a remote gets the module of the shell', async () => {
  expect(await aRemote('one')('core/store', '^1.0.0')).toBe(ofShell);
  expect(await aRemote('two')('ui/table', '^1.2.0')).toBe(ofShell);
});

test('[MFE-05] a remote that brings a newer copy does not put it in place of the shell’s', async () => {
  const own = {
    version: '1.9.0',
    scope: ['default'],
    lib: () => ({ from: 'remote' }),
    shareConfig: { singleton: true },
  };
  const load = aRemote('bold', { 'core/store': own as never });
  expect(Object.keys(host.shareScopeMap.default?.['core/store'] ?? {})).toContain('1.9.0');
  expect(await load('core/store', '^1.0.0')).toBe(ofShell);
  expect(await aRemote('meek')('core/store', '^1.0.0')).toBe(ofShell);
});

test('[MFE-07] a remote that needs another version is refused', async () => {
  await expect(aRemote('new')('core/store', '^2.0.0')).rejects.toThrow('1.4.0 is offered, ^2.0.0 is needed');
});

test('[MFE-06] a shared module that did not come is asked for anew by the next one', async () => {
  const table = host.shareScopeMap.default?.['ui/table']?.['1.4.0'];
  Object.assign(table ?? {}, { lib: undefined, loaded: false, loading: null });
  isOnline = false;
  await expect(aRemote('early')('ui/table', '^1.0.0')).rejects.toBe(lost);
  isOnline = true;
  expect(await aRemote('late')('ui/table', '^1.0.0')).toBe(ofShell);
});
