/** The product's fixed numbers and words (UX-01). Durations in milliseconds, widths in CSS pixels. */
export const constants = {
  toastAutoHide: 5000,
  otherDeviceDelay: 3000,
  headerBreakpoint: 425,
  headerItemWidth: 190,
  defaultLoginTab: 'EMAIL_LOGIN',
  supportHours: { from: '10:00', to: '18:00', days: 'Monday to Friday' },
  /** The support desk, as people dial and write to it. */
  supportContact: { phone: '1800-000-8822', email: 'help@tvacha.example' },
  longestAnimation: 800,
  countryCode: '+91',
  doctorTitle: 'Dr.',
  ebookPageSize: 1000,
  /** Characters dropped from the front of the login phone before it is verified. */
  loginPhoneSlice: 3,
  /** How long somebody may look around without being a member, from the moment their code is taken (AUTH-08). */
  demoHours: 24,
  logo: { width: 1428, height: 382 },
} as const;

export const loginTabs = ['EMAIL_LOGIN', 'PHONE_LOGIN'] as const;
export type LoginTab = (typeof loginTabs)[number];
