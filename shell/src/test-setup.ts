import '@testing-library/jest-dom';

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
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

/** The environment has Node's FormData, for fetch; React gives it forms, as browsers take them. */
window.FormData = class extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const field of form?.querySelectorAll('input') ?? []) this.append(field.name, field.value);
  }
};

// jsdom computes no styles of pseudo-elements, and says so each time antd measures a scroll bar.
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computedStyle(element);
