/** The product's fixed numbers and words (UX-01). Durations in milliseconds, widths in CSS pixels. */

export const toastAutoHide = 5000;
export const otherDeviceDelay = 3000;
export const headerBreakpoint = 425;
export const headerItemWidth = 190;
export const loginTabs = ['EMAIL_LOGIN', 'PHONE_LOGIN'] as const;
export type LoginTab = (typeof loginTabs)[number];
export const defaultLoginTab = 'EMAIL_LOGIN';
export const supportHours = { from: '10:00', to: '18:00', days: 'Monday to Friday' } as const;
/** The support desk, as people dial and write to it. */
export const supportContact = { phone: '1800-000-8822', email: 'help@tvacha.example' } as const;
export const longestAnimation = 800;
export const countryCode = '+91';
export const doctorTitle = 'Dr.';
export const ebookPageSize = 1000;
/** How long before a meeting those who come may enter it. */
export const joinAhead = 600_000;
/** Characters dropped from the front of the login phone before it is verified. */
export const loginPhoneSlice = 3;
/** How long somebody may look around without being a member, from the moment their code is taken (AUTH-08). */
export const demoHours = 24;
export const logo = { width: 1428, height: 382 } as const;
