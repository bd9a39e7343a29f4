/** Built by the mock's own build, and plain scripts: they bring no types. */
declare module '*/mock-api/dist/choices.mjs' {
  export const personas: object;
  export const faults: object;
}

declare module '*/scripts/lib/qa-server.mjs' {
  import type { Server } from 'node:http';

  export function createQaServer(site: string, choices: { personas: object; faults: object }): Server;
}

declare module '*/scripts/lib/clone.mjs' {
  export function cloneInto(root: string, folder: string, options?: { built?: boolean }): void;
}

declare module '*/scripts/bench/route-weights.mjs' {
  interface Weight {
    what: string;
    bytes: number;
    most: number;
  }
  export const budgets: { bytes: Record<'home', number> };
  export function routeWeights(site: string): { rows: Weight[]; early: string[] };
}
