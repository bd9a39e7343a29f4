import Cookies from 'js-cookie';
import type { Area } from './web-area';

/** Cookies the page itself reads and writes, kept for so many days; none of them is a secret. */
const cookieArea = (lifetime: number): Area => ({
  get: (name) => Cookies.get(name) ?? null,
  set(name, value) {
    const secure = globalThis.location?.protocol === 'https:';
    Cookies.set(name, value, { expires: lifetime, path: '/', sameSite: 'Lax', secure });
  },
  remove: (name) => Cookies.remove(name, { path: '/' }),
});

/** As long as a member's session may live (SEC-23). */
export const sessionCookies = cookieArea(30);
/** What a reader chose for this browser. */
export const choiceCookies = cookieArea(365);
