import { storage } from '@tvacha/shared-core/storage';

/** Whose session this browser keeps; until the first password is settled by the temporary id (AUTH-06). */
export const storedUserId = (): string | null => storage.get('userId') ?? storage.get('userIdTemp');

/** Whether whoever is signed in has yet to change the password that came with the account, or to keep it (AUTH-06). */
export const isFirstLogin = (): boolean => storage.get('firstLogin') === 'true';

/** The first password is settled: from now on the temporary id is the id. */
export function endFirstLogin(): void {
  const id = storage.get('userIdTemp');
  if (id) storage.set('userId', id);
  storage.remove('userIdTemp');
  storage.set('firstLogin', 'false');
}
