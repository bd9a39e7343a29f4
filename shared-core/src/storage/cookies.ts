import type { Area } from './web-area';

/** As long as a member's session may live (SEC-23). */
const lifetime = 30 * 24 * 60 * 60;

function write(name: string, value: string, maxAge: number) {
  if (typeof document === 'undefined') return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

/** Cookies the page itself reads and writes; none of them is a secret. */
export const cookieArea: Area = {
  get(name) {
    if (typeof document === 'undefined') return null;
    const row = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
    return row === undefined ? null : decode(row.slice(name.length + 1));
  },
  set: (name, value) => write(name, value, lifetime),
  remove: (name) => write(name, '', 0),
};

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
