import {
  ParseSpeeds,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFStreamWriter,
} from '@cantoo/pdf-lib';
import { boundInflation } from './bound-inflation';

/** Children of a node: few enough that the way to any page is short, and many enough that there are few nodes. */
export const mostKids = 16;

const [pagesName, kidsName, parentName, countName, typeName] = ['Pages', 'Kids', 'Parent', 'Count', 'Type'].map(
  (name) => PDFName.of(name),
) as [PDFName, PDFName, PDFName, PDFName, PDFName];
/** What a page takes from the nodes above it where it does not say it itself. */
const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate'].map((name) => PDFName.of(name));

interface Leaf {
  ref: PDFRef;
  entries: Map<PDFName, PDFObject>;
}
type Heritage = ReadonlyMap<PDFName, PDFObject>;

/** All pages in their order, each with what it inherits; the nodes above them are dropped. */
function takeLeaves(context: PDFContext, root: PDFObject | undefined): Leaf[] {
  const leaves: Leaf[] = [];
  const seen = new Set<string>();
  const left: { place: PDFObject | undefined; heritage: Heritage }[] = [{ place: root, heritage: new Map() }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { place, heritage } = next;
    const node = context.lookupMaybe(place, PDFDict);
    if (!node || (place instanceof PDFRef && seen.has(place.tag))) continue;
    if (place instanceof PDFRef) seen.add(place.tag);
    const own = new Map(heritage);
    for (const name of inherited) {
      const value = node.get(name);
      if (value) own.set(name, value);
    }
    const kids = node.lookupMaybe(kidsName, PDFArray);
    if (!kids) {
      const ref = place instanceof PDFRef ? place : context.nextRef();
      leaves.push({ ref, entries: new Map([...own, ...node.entries()]) });
      continue;
    }
    if (place instanceof PDFRef) context.delete(place);
    left.push(
      ...kids
        .asArray()
        .reverse()
        .map((kid) => ({ place: kid, heritage: own })),
    );
  }
  return leaves;
}

interface Branch extends Leaf {
  count: number;
}

/** Nodes over these, until there is one. */
function grow(context: PDFContext, below: readonly Branch[], write: (branch: Branch) => void): Branch {
  const nodes: Branch[] = [];
  for (let at = 0; at < below.length; at += mostKids) {
    const kids = below.slice(at, at + mostKids);
    const count = kids.reduce((sum, kid) => sum + kid.count, 0);
    const node: Branch = {
      ref: context.nextRef(),
      count,
      entries: new Map<PDFName, PDFObject>([
        [typeName, pagesName],
        [kidsName, context.obj(kids.map(({ ref }) => ref))],
        [countName, PDFNumber.of(count)],
      ]),
    };
    for (const kid of kids) {
      kid.entries.set(parentName, node.ref);
      write(kid);
    }
    nodes.push(node);
  }
  const [only] = nodes;
  if (nodes.length > 1 || !only) return grow(context, nodes, write);
  write(only);
  return only;
}

/**
 * A copy of a PDF that is quick to read by ranges: a page tree of at most 16 children a node, and all dictionaries
 * packed together at the end. pdf.js reads a flat tree whose pages lie between their contents as a whole before it
 * shows the first page (mozilla/pdf.js#21859). It holds what the file holds, and may take long: call it where files of
 * strangers are parsed.
 */
export async function makeReadingCopy(bytes: Uint8Array): Promise<Uint8Array> {
  boundInflation();
  const document = await PDFDocument.load(bytes, { parseSpeed: ParseSpeeds.Fastest, updateMetadata: false });
  const { context, catalog } = document;
  const leaves = takeLeaves(context, catalog.get(pagesName));
  // Plain dictionaries: the library leaves pages outside of its object streams where it knows them for pages.
  const write = ({ ref, entries }: Leaf) => context.assign(ref, PDFDict.fromMapWithContext(new Map(entries), context));
  const root = grow(
    context,
    leaves.map((leaf) => ({ ...leaf, count: 1 })),
    write,
  );
  catalog.set(pagesName, root.ref);
  return PDFStreamWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
}
