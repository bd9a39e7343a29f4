const { configure } = require('@testing-library/dom');
require('./fail-at-once.cjs');
require('./end-when-idle.cjs')();

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

// jsdom computes no styles of pseudo-elements, and says so each time antd measures a scroll bar.
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computedStyle(element);

// The end of a wait for a page that is never idle; one that is ends it (end-when-idle.cjs), which tells it by this figure.
configure({ asyncUtilTimeout: 120_001 });
