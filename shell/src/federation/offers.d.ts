/** Written at build time from the `exports` of the shared packages; see scripts/webpack/shared-modules.mjs. */
declare module 'virtual:offers' {
  type Module = Record<string, unknown>;

  export type Offer = { key: string; version: string } & ({ lib: () => Module } | { get: () => Promise<Module> });

  export const offers: Offer[];
}
