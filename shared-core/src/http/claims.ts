function claims(token: string): object {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const read: unknown = JSON.parse(atob(payload));
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

/** When a JWT expires, in milliseconds; 0 where it cannot be read. */
export function tokenExpiry(token: string): number {
  const read = claims(token);
  return 'exp' in read && typeof read.exp === 'number' ? read.exp * 1000 : 0;
}

/** Which session a token belongs to; the same for all tokens that one login leads to. */
export function tokenSession(token: string | null): string | null {
  const read = token ? claims(token) : {};
  return 'sid' in read && typeof read.sid === 'string' ? read.sid : null;
}

/** Whether a token is a ticket: a proof for one purpose, of a person without a session. */
export const isTicket = (token: string): boolean => 'scope' in claims(token);

/** What a ticket is good for; null for any other token, and once it has ended. */
export function ticketScope(token: string | null): string | null {
  const read = token && tokenExpiry(token) > Date.now() ? claims(token) : {};
  return 'scope' in read && typeof read.scope === 'string' ? read.scope : null;
}
