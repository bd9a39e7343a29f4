import { choiceCookies, sessionCookies } from './storage/cookies';
import { forgetMarksOfOthers, keptMarks } from './storage/marks-database';
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
  /** Told to other tabs just before the rest goes: why the session ended. */
  sessionEnd: [local, 'sessionEnd'],
  /** Where the browser has no locks: which tab exchanges the token. */
  refreshTurn: [local, 'refreshTurn'],
  /** What was searched for last; it goes with the session. */
  searches: [local, 'searches'],
  /** How somebody likes documents to be shown. */
  readerView: [local, 'readerView'],
  sessionPhone: [tab, 'phone'],
  sessionEmail: [tab, 'email'],
  sessionCustomerId: [tab, 'customerId'],
  /** What a code was sent for, and until when it counts; never the code. */
  sentCode: [tab, 'sentCode'],
  /** The proof of somebody without a session: of a contact, or of a password before its second step. */
  scopedToken: [tab, 'scopedToken'],
  registrationDraft: [tab, 'registrationDraft'],
  drafts: [tab, 'drafts'],
  ipAddress: [sessionCookies, 'ipAddress'],
  previousPath: [sessionCookies, 'previousPath'],
  theme: [choiceCookies, 'theme'],
  language: [choiceCookies, 'language'],
} as const;

export { keptMarks } from './storage/marks-database';

export type StorageKey = keyof typeof keys;

/** What goes with the session in each of its tabs. */
const ofTab = [
  'sessionPhone',
  'sessionEmail',
  'sessionCustomerId',
  'sentCode',
  'scopedToken',
  'registrationDraft',
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
  /**
   * Forgets the session: all of local storage and the previous path (AUTH-10), and what this tab has of it.
   * @param drafts whether what was typed, or drawn and not sent yet, is to stay for the same user's next login.
   */
  clearSession(keep: { drafts?: boolean } = {}): void {
    local.clear();
    this.remove('previousPath');
    // What waits here to be sent is its person's alone: where it stays, the next login keeps no other's (SES-04).
    if (!keep.drafts) globalThis.indexedDB?.deleteDatabase(keptMarks);
    this.clearTab(keep);
  },
  /** Forgets what this tab alone has of the session, where another tab has ended it. */
  clearTab({ drafts = false }: { drafts?: boolean } = {}): void {
    for (const key of ofTab) this.remove(key);
    if (!drafts) this.remove('drafts');
  },
  /** Forgets what others than this person left here to be sent. */
  forgetOthers: forgetMarksOfOthers,
  /** Hears what other tabs change: the name in local storage and its value, both null where all of it went. */
  watch(listener: (name: string | null, value: string | null) => void): () => void {
    const hear = ({ key, newValue }: StorageEvent) => listener(key, newValue);
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  },
};
