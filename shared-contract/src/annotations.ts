/*
 * What a person writes into a document (PDF-02): kinds, colours and bounds, free of schemas so that pages may take
 * them. Lengths and places are in points of the page (1/72 inch), from the lower left corner as it is in the file,
 * whichever way the reader has turned it.
 */

export const markKinds = ['ink', 'highlight', 'note', 'shape', 'text', 'image'] as const;
export type MarkKind = (typeof markKinds)[number];

/** Of pen, shapes and text. */
export const penColours = ['ink', 'teal', 'red', 'clay', 'gold'] as const;
export type PenColour = (typeof penColours)[number];

export const highlightColours = ['yellow', 'rose', 'green', 'blue'] as const;
export type HighlightColour = (typeof highlightColours)[number];

export const shapeForms = ['line', 'arrow', 'box', 'ellipse'] as const;
export type ShapeForm = (typeof shapeForms)[number];

export const annotationLimits = {
  /** Marks in one document of one person. */
  marks: 5_000,
  /** Points of one stroke; a point is x, y and pressure. */
  points: 2_000,
  /** Signs of a note, of a text and of the words that were highlighted. */
  text: 2_000,
  /** Signs of what a picture shows, for whoever does not see it. */
  alt: 300,
  /** Bytes of all pictures in one document of one person. */
  pictures: 20 * 1024 * 1024,
  /** Signs kept before and after highlighted words. */
  around: 32,
  /** Boxes of a highlight, one a line of its words. */
  boxes: 200,
  /** Marks in one call, and removals. */
  perCall: 100,
  /** Rows in one answer of the list. */
  perAnswer: 200,
  /** Marks of earlier editions in one answer: the words of each are looked for in the whole document. */
  perSearch: 100,
  /** Pages of a document (SEC-33). */
  pages: 2_000,
  /** The largest page there can be is 14,400 points wide; a mark may stand over its edge by a margin. */
  reach: 14_400 + 100,
} as const;
