import type { ComponentType } from 'react';
import { kindRows } from './kind-rows';
import { type KindProps, type ScreenKind, screenOf } from './screens';

/** Loads a page that serves every kind. */
export type KindPage = () => Promise<ComponentType<KindProps>>;

/**
 * A page as one kind has it; page and kind come at once. Where the registry is told of the remote there is the name
 * of the page's module in its place, and the kind's module is named beside it.
 */
export function kindPage(load: KindPage, name: ScreenKind): () => Promise<ComponentType> {
  const module: unknown = load;
  if (typeof module === 'string') return namesOf(module, kindRows[name].name);
  return async () => {
    const [Page, { kind }] = await Promise.all([load(), screenOf(name).load()]);
    return () => <Page name={name} kind={kind} />;
  };
}

// Only what is told reads them; see `descriptionOf`.
const namesOf = (...modules: string[]) => modules as unknown as () => Promise<ComponentType>;
