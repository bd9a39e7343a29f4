import type { Messages } from '@lingui/core';
import type { Language } from '@tvacha/shared-contract/languages';
import { reportCaughtError } from '@tvacha/shared-core/caught-errors';

/** One package's words, as far as the switch of the language knows them. */
export interface Catalogue {
  has: (language: Language) => boolean;
  /** Brings the words of a language; rejects where they cannot be had. */
  load: (language: Language) => Promise<void>;
  /** Brings them too, and settles for English where they cannot be had. */
  arrive: (language: Language) => Promise<void>;
  /** What a component waits for, also once it has come: React draws it a second time, by the same hooks. */
  awaited: (language: Language) => Promise<void> | undefined;
}

/** The language spoken now, and what has words in it. A module's state: there is one in the page. */
export const spoken = {
  language: 'en' as Language,
  catalogues: new Set<Catalogue>(),
  listeners: new Set<() => void>(),
  failures: new Set<(language: Language) => void>(),
};

export const tellFailure = (language: Language): void => {
  for (const listener of spoken.failures) listener(language);
};

/** Brings every catalogue of a language. What is loaded meanwhile may bring one of its own, hence the loop. */
export async function loadAll(language: Language): Promise<void> {
  for (;;) {
    const missing = [...spoken.catalogues].filter((catalogue) => !catalogue.has(language));
    if (missing.length === 0) return;
    await Promise.all(missing.map((catalogue) => catalogue.load(language)));
  }
}

/** Imports `locales/<language>.json`; without it a package speaks English only. */
export type Load = (language: Language) => Promise<{ default: Messages }>;

/** A package need not have every language: then it is shown in English, and nothing is wrong. */
const orNothing = (error: unknown): { default: Messages } => {
  if ((error as { code?: string } | null)?.code === 'MODULE_NOT_FOUND') return { default: {} };
  throw error;
};

/** The words of one package by language; English is there from the start, what it alone has is shown in English. */
export function makeCatalogue(name: string, en: Messages, fetchWords?: Load) {
  const words = new Map<Language, Messages>([['en', en]]);
  const loading = new Map<Language, Promise<void>>();
  const arriving = new Map<Language, Promise<void>>();

  const load = (language: Language): Promise<void> => {
    const begun = loading.get(language);
    if (begun) return begun;
    const found = fetchWords ? fetchWords(language).catch(orNothing) : Promise.resolve({ default: {} });
    const asked = found
      .then((module) => {
        words.set(language, { ...en, ...module.default });
      })
      .finally(() => loading.delete(language));
    loading.set(language, asked);
    return asked;
  };

  const arrive = (language: Language): Promise<void> => {
    const begun = arriving.get(language);
    if (begun) return begun;
    const settled: Promise<void> = load(language)
      .catch((error: unknown) => {
        words.set(language, en);
        reportCaughtError({ where: `words:${name}`, error });
        tellFailure(language);
      })
      // React reads this: who uses the promise from now on need not wait.
      .then(() => void Object.assign(settled, { status: 'fulfilled', value: undefined }));
    arriving.set(language, settled);
    return settled;
  };

  const has = (language: Language) => words.has(language);
  const awaited = (language: Language) => (has(language) ? arriving.get(language) : arrive(language));
  const catalogue: Catalogue = { has, load, arrive, awaited };
  spoken.catalogues.add(catalogue);
  if (!catalogue.has(spoken.language)) void arrive(spoken.language);
  return { ...catalogue, in: (language: Language): Messages => words.get(language) ?? en };
}
