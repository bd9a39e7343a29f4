import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument } from 'pdf-lib';
import type { FontFiles } from './font-files';
import type { Faces } from './sheet';

const parsed = new WeakMap<Uint8Array, ReturnType<typeof fontkit.create>>();

/** Parses each face once for all books. */
const sharedFontkit: typeof fontkit = {
  create(bytes, name) {
    const font = parsed.get(bytes) ?? fontkit.create(bytes, name);
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
