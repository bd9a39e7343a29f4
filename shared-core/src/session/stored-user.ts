import { storage } from '@tvacha/shared-core/storage';

/** Whose session this browser keeps; until the first password is settled by the temporary id (AUTH-06). */
export const storedUserId = (): string | null => storage.get('userId') ?? storage.get('userIdTemp');
