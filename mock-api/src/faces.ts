import type { FontFiles } from '@tvacha/api/font-files';
import type { Services } from '@tvacha/api/services';

const names = ['text', 'italic', 'display', 'label', 'devanagari'] as const satisfies readonly (keyof FontFiles)[];

/** Where the build leaves a face, among the files. */
export const placeOf = (name: string) => `faces/${name}.ttf`;

/** The faces that documents are set in, fetched from wherever `load` finds files. */
export const facesFrom =
  (load: (key: string) => Promise<Uint8Array | null>): Services['faces'] =>
  async () => {
    const pairs = names.map(async (name) => [name, (await load(placeOf(name))) ?? new Uint8Array()] as const);
    return Object.fromEntries(await Promise.all(pairs)) as FontFiles;
  };
