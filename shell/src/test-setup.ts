import '@testing-library/jest-dom';

// jsdom's dialogs do not open.
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
