const PageEnvironment = require('../../scripts/jest/page-environment.cjs');
require('../../scripts/jest/unref-database-timers.cjs');
const { AsyncLocalStorage } = require('node:async_hooks');
const { pathToFileURL } = require('node:url');
const { join } = require('node:path');

const dist = pathToFileURL(`${join(__dirname, '..', 'dist')}/`);

/** One mock a worker, opened outside jsdom's realm, where PGlite works. */
const open = () =>
  (globalThis.__tvachaMock ??= import(new URL('host.mjs', dist).href).then(({ openHostMock }) => openHostMock(dist)));

/**
 * Runs what the mock does outside of the test that asked for it. A promise or a timer remembers the test it began in,
 * and with it the whole realm of its file: those that the mock keeps made a worker keep some 30 MB of each file.
 */
const outsideTests = AsyncLocalStorage.snapshot();
const runOutside = (object) =>
  Object.fromEntries(
    Object.entries(object).map(([name, value]) => [
      name,
      typeof value === 'function' ? (...args) => outsideTests(value, ...args) : value,
    ]),
  );

/** Node's FormData, which fetch needs; React also makes one of a form that is sent, which Node's alone refuses. */
class PageFormData extends FormData {
  constructor(form) {
    super();
    for (const { name, value } of form?.elements ?? []) if (name) this.append(name, value);
  }
}

module.exports = class MockEnvironment extends PageEnvironment {
  async setup() {
    await super.setup();
    this.global.File = File;
    this.global.FormData = PageFormData;
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true });
    const mock = await open();
    this.global.mockServer = { ...runOutside(mock), socket: runOutside(mock.socket) };
  }
};
