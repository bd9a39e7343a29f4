import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { FileError } from './incoming-file';

/** What nobody may be led to, not even by a link that they click. */
const actions = new Set([
  'GoToE',
  'GoToR',
  'ImportData',
  'JavaScript',
  'Launch',
  'Rendition',
  'RichMediaExecute',
  'SubmitForm',
  'Thread',
]);
const holders = new Set(['JS', 'JavaScript', 'EF', 'EmbeddedFile', 'EmbeddedFiles', 'XFA', 'RichMediaContent']);
/** What a reader does without being asked: when the document or a page is opened, closed or printed. */
const triggers = ['OpenAction', 'AA'].map((name) => PDFName.of(name));
const [kind, type, next, otherFile] = ['S', 'Type', 'Next', 'F'].map((name) => PDFName.of(name)) as [
  PDFName,
  PDFName,
  PDFName,
  PDFName,
];

const nameOf = (object: PDFObject | undefined) => (object instanceof PDFName ? object.decodeText() : '');

/** Whether a trigger only turns to a page of the same document; a destination is an array or a name. */
function isQuiet(trigger: PDFObject | undefined): boolean {
  if (!(trigger instanceof PDFDict)) return true;
  return nameOf(trigger.lookup(kind)) === 'GoTo' && !trigger.has(next);
}

function hasTrigger(dict: PDFDict): boolean {
  return triggers.some((name) => {
    const trigger = dict.lookup(name);
    if (!(trigger instanceof PDFDict) || trigger.has(kind)) return !isQuiet(trigger);
    return trigger.keys().some((event) => !isQuiet(trigger.lookup(event)));
  });
}

function isActive(dict: PDFDict): boolean {
  return (
    actions.has(nameOf(dict.lookup(kind))) ||
    nameOf(dict.lookup(type)) === 'EmbeddedFile' ||
    dict.keys().some((key) => holders.has(nameOf(key))) ||
    hasTrigger(dict)
  );
}

/** Looks at every dictionary of a document, also at those that nothing refers to (SEC-33). */
export function refuseActive(context: PDFContext): void {
  const left: PDFObject[] = [];
  for (const [, object] of context.enumerateIndirectObjects()) left.push(object);
  for (let object = left.pop(); object; object = left.pop()) {
    // One by one: as arguments of a call a long array would not fit.
    if (object instanceof PDFArray) for (const one of object.asArray()) left.push(one);
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    // A stream whose bytes lie in another file is fetched from there.
    if (isActive(dict) || (object instanceof PDFStream && dict.has(otherFile)))
      throw new FileError('This PDF holds a script, another file or an action. Print it to a new PDF and send that');
    for (const value of dict.values()) left.push(value);
  }
}
