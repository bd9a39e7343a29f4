import fontkit from '@cantoo/fontkit';
import type { PDFDocument } from '@cantoo/pdf-lib';
import type { Faces } from './sheet';

/** The fonts that documents are set in, as plain TrueType. */
export type FontFiles = Record<'text' | 'italic' | 'display' | 'label' | 'devanagari', Uint8Array>;

type Fontkit = Parameters<PDFDocument['registerFontkit']>[0];

const parsed = new WeakMap<Uint8Array, ReturnType<Fontkit['create']>>();

/** Parses each face once for all books. */
const sharedFontkit: Fontkit = {
  create(bytes) {
    const known = parsed.get(bytes);
    if (known) return known;
    const font = fontkit.create(bytes);
    // A glyph keeps the character by which it is first asked for. First met as a part of another glyph it has none, and
    // who reads the document finds no letter there: the apostrophe, of which quotation marks are made, was lost so.
    if ('characterSet' in font) for (const character of font.characterSet) font.glyphForCodePoint(character);
    parsed.set(bytes, font);
    return font;
  },
};

/** Embeds the faces of the portal's books. */
export async function embedFaces(doc: PDFDocument, files: FontFiles): Promise<Faces> {
  doc.registerFontkit(sharedFontkit);
  const embed = (bytes: Uint8Array) => doc.embedFont(bytes, { subset: true, features: { liga: false } });
  return {
    text: await embed(files.text),
    italic: await embed(files.italic),
    display: await embed(files.display),
    label: await embed(files.label),
  };
}
