export interface Area {
  get(name: string): string | null;
  set(name: string, value: string): void;
  remove(name: string): void;
}

/**
 * One of the browser's two storages. Where it is blocked or full, or where there is no browser,
 * values live in memory until the page goes.
 */
export function webArea(kind: 'localStorage' | 'sessionStorage'): Area & { clear(): void } {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(globalThis[kind]);
    } catch {
      return undefined;
    }
  };
  return {
    get: (name) => memory.get(name) ?? attempt((storage) => storage.getItem(name)) ?? null,
    set(name, value) {
      const kept = attempt((storage) => {
        storage.setItem(name, value);
        return true;
      });
      if (kept) memory.delete(name);
      else memory.set(name, value);
    },
    remove(name) {
      memory.delete(name);
      attempt((storage) => storage.removeItem(name));
    },
    clear() {
      memory.clear();
      attempt((storage) => storage.clear());
    },
  };
}
