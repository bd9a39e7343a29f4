const { configure, getConfig } = require('@testing-library/dom');
const quickComputedStyle = require('./computed-style.cjs');
require('./fail-at-once.cjs');
require('./end-when-idle.cjs')();

// React keeps the stack of each element that is made, for the words of its warnings, until it has made so many. A sixth
// of what a page costs a test is spared where it thinks that it has.
const react = require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(react, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });

// Else each test's first icons would come after its first look.
require('../../shared-ui/src/icons/all-icons');

// What jsdom lacks of a browser: no layout, so nothing scrolls, resizes or asks for a dark page.
window.scrollTo = () => undefined;
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nor has it Web Locks. Without them a page waits 600 ms before each exchange of its token, which no test is about.
const turns = new Map();
Object.defineProperty(Navigator.prototype, 'locks', {
  configurable: true,
  value: {
    request(name, ...rest) {
      const turn = Promise.allSettled([turns.get(name)]).then(() => rest.at(-1)());
      turns.set(name, turn);
      return turn;
    },
  },
});
beforeEach(() => turns.clear());

// jsdom computes no styles of pseudo-elements, and says so each time antd measures a scroll bar: they are not asked for.
window.getComputedStyle = quickComputedStyle(window.getComputedStyle.bind(window));

// The end of a wait for a page that is never idle; one that is ends it (end-when-idle.cjs), which tells it by this figure.
configure({ asyncUtilTimeout: 120_001 });

// The error of each look that fails writes the whole page down; a wait that looks again needs only that of its last.
const { getElementError } = getConfig();
configure({
  getElementError(message, container) {
    if (!getConfig()._disableExpensiveErrorDiagnostics) return getElementError(message, container);
    const inFull = { configurable: true, get: () => getElementError(message, container).message };
    return Object.defineProperty(Object.assign(new Error(), { name: 'TestingLibraryElementError' }), 'message', inFull);
  },
});
