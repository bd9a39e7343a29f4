import { hashPassword, type PasswordCost, verifyPassword } from './password';

/** How passwords are hashed and compared in this place. */
export interface Passwords {
  /** The hash of a password, in the PHC format, with a salt of its own. @throws UNAVAILABLE where too many wait */
  hash(password: string): Promise<string>;
  /** Whether the password is the one that was hashed; without a hash it takes as long. @throws like `hash` */
  verify(password: string, hash: string | null | undefined): Promise<boolean>;
}

/** Where it is called: for the mock, and for tests, whose hashes are cheap. */
export const inThreadPasswords = (cost: PasswordCost): Passwords => ({
  hash: (password) => hashPassword(password, cost),
  verify: (password, hash) => verifyPassword(password, hash, cost),
});
