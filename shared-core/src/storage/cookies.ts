import Cookies from 'js-cookie';
import type { Area } from './web-area';

/** As long as a member's session may live (SEC-23), in days. */
const lifetime = 30;

/** Cookies the page itself reads and writes; none of them is a secret. */
export const cookieArea: Area = {
  get: (name) => Cookies.get(name) ?? null,
  set(name, value) {
    const secure = globalThis.location?.protocol === 'https:';
    Cookies.set(name, value, { expires: lifetime, path: '/', sameSite: 'Lax', secure });
  },
  remove: (name) => Cookies.remove(name, { path: '/' }),
};
