/** What is seen without a word in it. */
const pictures = 'img, svg, canvas, video, audio, iframe, object, input, select, textarea, button, [aria-busy="true"]';

const hasWords = (node: Node): boolean =>
  node instanceof Text
    ? node.data.trim() !== ''
    : !(node instanceof HTMLStyleElement || node instanceof HTMLScriptElement) && [...node.childNodes].some(hasWords);

/** Whether an element has anything in it that a person could see, by its contents and not by how it is laid out. */
export const showsSomething = (element: HTMLElement): boolean =>
  element.querySelector(pictures) !== null || hasWords(element);
