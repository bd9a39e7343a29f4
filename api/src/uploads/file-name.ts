import { supportedExtensions } from 'file-type/core';

/** Controls, and the marks that turn the direction of writing; the joiners stay, as Hindi needs them. */
const hidden = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;
const longest = 120;

/** Endings that say what a file is to some program; one of them before the last hides what a file is. */
const tellingEndings = new Set<string>([
  ...supportedExtensions,
  ...'asp aspx bat cgi cmd com css dll hta htm html jar js jsp lnk mjs msi php phtml pl ps1 py scr sh svg svgz vbs xhtml xml'.split(
    ' ',
  ),
  'jpeg',
]);

const endingsOf = (name: string): string[] =>
  name
    .split('.')
    .slice(1)
    .map((part) => part.trim().toLowerCase());

/** The last ending of a name, in small letters; empty where there is none. */
export const endingOf = (name: string): string => endingsOf(name).at(-1) ?? '';

/** Whether a name has a telling ending before its last, as in `card.php.jpg`. */
export const hasDoubleEnding = (name: string): boolean =>
  endingsOf(name)
    .slice(0, -1)
    .some((ending) => tellingEndings.has(ending));

/** A name as it may be shown: its last part, nothing hidden, 120 letters at most. It is never used as a path. */
export function cleanName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(hidden, '').replace(/\s+/g, ' ').trim().replace(/^\.+/, '');
  const ending = endingOf(name);
  const letters = [...name];
  if (letters.length <= longest) return name;
  return `${letters.slice(0, longest - ending.length - 1).join('')}.${ending}`;
}
