import { call } from '@tvacha/shared-core/http';
import { createResource } from '@tvacha/shared-core/resources';
import type { Whole } from '../kinds/kind';
import { type ScreenKind, screens } from '../kinds/screens';

interface Opening {
  kind: ScreenKind;
  id: string;
  /** Tells one opening of a file from the next: a link lives 300 s at most, so each opening asks for its own. */
  opening: number;
}

/** What is in the reader with a fresh link to its file; only the present one is kept. */
export const readerLinks = createResource({
  name: 'readerLinks',
  load: ({ kind, id }: Opening, options): Promise<Whole> => call(screens[kind].details, { query: { id } }, options),
  keep: 1,
});
