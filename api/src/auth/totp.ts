import { Secret, TOTP } from 'otpauth';

const period = 30;
const window = 1;

const totpOf = (secret: string, label = 'Tvacha') =>
  new TOTP({ issuer: 'Tvacha', label, secret: Secret.fromBase32(secret), digits: 6, period });

/** A new secret of 160 bits in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator reads from a QR code. */
export const secretUri = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The code of a moment. */
export const totpAt = (secret: string, at: Date): string => totpOf(secret).generate({ timestamp: at.getTime() });

/**
 * The time step a code belongs to, one step of clock drift either way allowed; null where it is none of these.
 * Who takes a code takes no other of its step or an earlier one (SEC-15).
 */
export function stepOf(secret: string, token: string, at: Date): number | null {
  const timestamp = at.getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}

/** The code of the present time step, or of the next one where the present one is spent. */
export function codeAfter(secret: string, lastStep: number, at: Date): string {
  const step = Math.max(Math.floor(at.getTime() / 1000 / period), lastStep + 1);
  return totpAt(secret, new Date(step * period * 1000));
}
