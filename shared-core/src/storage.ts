import { choiceCookies, sessionCookies } from './storage/cookies';
import { webArea } from './storage/web-area';

const local = webArea('localStorage');
const tab = webArea('sessionStorage');

/** Every key the portal keeps in the browser (SES-01): where it lies, and its name there. */
const keys = {
  token: [local, 'token'],
  refreshToken: [local, 'refreshToken'],
  userId: [local, 'userId'],
  customerId: [local, 'customerId'],
  isLogin: [local, 'isLogin'],
  firstLogin: [local, 'firstLogin'],
  userIdTemp: [local, 'userIdTemp'],
  type: [local, 'type'],
  sessionPhone: [tab, 'phone'],
  sessionEmail: [tab, 'email'],
  sessionCustomerId: [tab, 'customerId'],
  /** What a code was sent for, and until when it counts; never the code. */
  sentCode: [tab, 'sentCode'],
  contactDraft: [tab, 'contactDraft'],
  registrationDraft: [tab, 'registrationDraft'],
  ipAddress: [sessionCookies, 'ipAddress'],
  previousPath: [sessionCookies, 'previousPath'],
  theme: [choiceCookies, 'theme'],
  language: [choiceCookies, 'language'],
} as const;

export type StorageKey = keyof typeof keys;

/** What goes with the session besides local storage. */
const ofSession = [
  'sessionPhone',
  'sessionEmail',
  'sessionCustomerId',
  'sentCode',
  'contactDraft',
  'registrationDraft',
  'previousPath',
] as const satisfies readonly StorageKey[];

export const storage = {
  get(key: StorageKey): string | null {
    const [area, name] = keys[key];
    return area.get(name);
  },
  set(key: StorageKey, value: string): void {
    const [area, name] = keys[key];
    area.set(name, value);
  },
  remove(key: StorageKey): void {
    const [area, name] = keys[key];
    area.remove(name);
  },
  /** Forgets the session: all of local storage and the previous path (AUTH-10), and this tab's contact details. */
  clearSession(): void {
    local.clear();
    for (const key of ofSession) this.remove(key);
  },
};
