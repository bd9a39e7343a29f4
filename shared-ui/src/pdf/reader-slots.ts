import type { ReactNode, RefObject } from 'react';

/** A page that is drawn, for whoever draws over it. */
export interface SlotPage {
  /** From 1. */
  number: number;
  /** What the document calls it, such as iv; else its number. */
  name: string;
  /** Its box in the file, in points: left, bottom, right, top. */
  view: readonly [number, number, number, number];
  /** Degrees by which it is turned in all: by the file and by the reader. */
  rotation: number;
  /** CSS pixels of the page as it is shown. */
  width: number;
}

/** The text of a page as the file has it, piece by piece. */
export interface SlotText {
  items: readonly SlotWords[];
  /** By the name of a font: parts of its height above and below the line, and what it is shown in. */
  styles: Readonly<Record<string, { ascent: number; descent: number; fontFamily: string }>>;
}

export interface SlotWords {
  str: string;
  hasEOL: boolean;
  fontName: string;
  /** From units of the font to points of the page. */
  transform: readonly number[];
  /** Along the line, in points. */
  width: number;
}

/** What stands around the pages. */
export interface SlotStage {
  /** What scrolls. */
  stage: RefObject<HTMLElement | null>;
  /** The page in view, from 1. */
  page: number;
  goTo: (page: number) => void;
  /** What the document calls a page. */
  nameOf: (page: number) => string;
  /** The whole file as it was put in: its bytes, or a link to them. */
  getFile: () => Promise<Uint8Array<ArrayBufferLike> | string>;
  /** The text of any page, from 1; its bytes are fetched where they have not come yet. */
  textOf: (page: number) => Promise<SlotText>;
}

/** What another part adds to the reader, each in its place. Their identity must last: pages are drawn anew with it. */
export interface ReaderSlots {
  /** Over each page that is drawn. */
  page?: (page: SlotPage) => ReactNode;
  /** Among the tools, before search. */
  tools?: () => ReactNode;
  /** Hears keys over the pages that the reader does nothing with. @returns whether one was taken */
  key?: (key: string) => boolean;
  /** Over the pages at the bottom. */
  bar?: (stage: SlotStage) => ReactNode;
  /** The document with what was added to it, to be printed. */
  copy?: (getFile: SlotStage['getFile']) => Promise<Uint8Array<ArrayBufferLike>>;
  /** To the right of the pages. */
  side?: (stage: SlotStage) => ReactNode;
}
