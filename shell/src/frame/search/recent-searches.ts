import { storage } from '@tvacha/shared-core/storage';

const most = 5;

/** What was searched for last on this device, the newest first; whatever else is stored there counts as nothing. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(storage.get('searches') ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

export function keepSearch(words: string): void {
  const others = recentSearches().filter((one) => one.toLowerCase() !== words.toLowerCase());
  storage.set('searches', JSON.stringify([words, ...others].slice(0, most)));
}

export const forgetSearches = (): void => storage.remove('searches');
