import fontkit, { type Font } from '@cantoo/fontkit';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { mixedFace } from './mixed-face';
import type { Faces, MixedFace } from './sheet';

/** The fonts that documents are set in, as plain TrueType. */
export type FontFiles = Record<'text' | 'italic' | 'display' | 'label' | 'devanagari', Uint8Array>;

type Fontkit = Parameters<PDFDocument['registerFontkit']>[0];

/** Parses each face once for all documents. */
function parsedOnce(parse: Fontkit['create']): Fontkit {
  const known = new WeakMap<Uint8Array, ReturnType<Fontkit['create']>>();
  return {
    create(bytes) {
      const font = known.get(bytes) ?? parse(bytes);
      known.set(bytes, font);
      return font;
    },
  };
}

const shaped = parsedOnce((bytes) => {
  const font = fontkit.create(bytes);
  // A glyph keeps the character by which it is first asked for. First met as a part of another glyph it has none, and
  // who reads the document finds no letter there: the apostrophe, of which quotation marks are made, was lost so.
  if ('characterSet' in font) for (const character of font.characterSet) font.glyphForCodePoint(character);
  return font;
});

/** Sets each character by its own glyph, in the order of reading: for letters that are searched, not seen. */
const unshaped = parsedOnce((bytes) => {
  const font = fontkit.create(bytes) as Font;
  const glyphOf = (character: string) => font.glyphForCodePoint(character.codePointAt(0) ?? 0);
  return Object.assign(font, { layout: (words: string) => ({ glyphs: [...words].map(glyphOf) }) });
});

/** Embeds the faces of the portal's books. */
export async function embedFaces(doc: PDFDocument, files: FontFiles): Promise<Faces<PDFFont>> {
  doc.registerFontkit(shaped);
  const embed = (bytes: Uint8Array) => doc.embedFont(bytes, { subset: true, features: { liga: false } });
  return {
    text: await embed(files.text),
    italic: await embed(files.italic),
    display: await embed(files.display),
    label: await embed(files.label),
  };
}

/** The same faces for lines in which Devanagari stands too. */
export async function embedMixedFaces(doc: PDFDocument, files: FontFiles): Promise<Faces<MixedFace>> {
  const { text, italic, display, label } = await embedFaces(doc, files);
  doc.registerFontkit(unshaped);
  const letters = await doc.embedFont(files.devanagari, { subset: true });
  const mixed = (latin: PDFFont) => mixedFace(latin, { file: files.devanagari, letters });
  return { text: mixed(text), italic: mixed(italic), display: mixed(display), label: mixed(label) };
}
