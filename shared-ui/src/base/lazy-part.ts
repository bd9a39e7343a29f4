import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const pauses = [300, 1500];
const rest = (time: number) => new Promise((done) => setTimeout(done, time));

async function withRetry<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await rest(pause);
    }
  }
  return load();
}

/** A component whose code comes when it is first drawn; a load that fails is tried again before it is given up. */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await withRetry(load) }));
}
