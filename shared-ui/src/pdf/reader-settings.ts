import { storage } from '@tvacha/shared-core/storage';
import { useState } from 'react';
import type { View } from './page-list';

/** Sizes of the text alone, as parts of the usual one, and the room between its lines. */
export const textSizes = [0.8, 0.9, 1, 1.15, 1.3, 1.5, 1.75, 2] as const;
export const textSpacings = ['close', 'usual', 'wide'] as const;

/** How somebody likes documents to be shown: the same in each of them. */
export interface ReaderSettings {
  view: View;
  /** The text of pages in place of their pictures. */
  isText: boolean;
  /** Sheets are darker where the portal is dark. */
  isDimmed: boolean;
  textSize: number;
  textSpacing: (typeof textSpacings)[number];
}

const usual: ReaderSettings = {
  view: 'continuous',
  isText: false,
  isDimmed: true,
  textSize: 1,
  textSpacing: 'usual',
};
const views: readonly View[] = ['continuous', 'single', 'double'];

/** What was kept; of what is not to be understood the usual. */
export function readSettings(text: string | null): ReaderSettings {
  let kept: Partial<Record<keyof ReaderSettings, unknown>> = {};
  try {
    kept = { ...JSON.parse(text ?? '{}') };
  } catch {
    // Somebody else wrote it.
  }
  const oneOf = <T>(list: readonly T[], value: unknown, other: T) => (list.includes(value as T) ? (value as T) : other);
  return {
    view: oneOf(views, kept.view, usual.view),
    isText: oneOf([true, false], kept.isText, usual.isText),
    isDimmed: oneOf([true, false], kept.isDimmed, usual.isDimmed),
    textSize: oneOf<number>(textSizes, kept.textSize, usual.textSize),
    textSpacing: oneOf(textSpacings, kept.textSpacing, usual.textSpacing),
  };
}

/** The reader's own settings, kept in this browser until they log out. */
export function useReaderSettings() {
  const [settings, setSettings] = useState(() => readSettings(storage.get('readerView')));
  const change = (next: Partial<ReaderSettings>) => {
    const changed = { ...settings, ...next };
    setSettings(changed);
    storage.set('readerView', JSON.stringify(changed));
  };
  return [settings, change] as const;
}
