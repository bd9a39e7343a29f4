import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What jsdom lacks of a browser and antd asks for.
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

window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** A channel as antd uses it: to be called back after the current task. Node's own would keep the process alive. */
class Channel {
  port1: { onmessage?: () => void } = {};
  port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}
Object.assign(globalThis, { MessageChannel: globalThis.MessageChannel ?? Channel });

// Long enough for a busy machine; what is there sooner is found sooner.
configure({ asyncUtilTimeout: 10_000 });
