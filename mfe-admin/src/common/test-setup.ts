import { configure } from '@testing-library/dom';

// What jsdom lacks of a browser and antd's table and dialogs ask for.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computedStyle(element);

// Long enough for a busy machine; what is there sooner is found sooner.
configure({ asyncUtilTimeout: 10_000 });
