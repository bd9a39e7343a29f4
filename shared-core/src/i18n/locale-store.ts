import type { Language } from '@tvacha/shared-contract/languages';

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
