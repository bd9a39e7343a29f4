import * as constants from './constants';

test('[UX-01] the business constants are those of the product', () => {
  expect(constants).toEqual({
    toastAutoHide: 5000,
    otherDeviceDelay: 3000,
    headerBreakpoint: 425,
    headerItemWidth: 190,
    loginTabs: ['EMAIL_LOGIN', 'PHONE_LOGIN'],
    defaultLoginTab: 'EMAIL_LOGIN',
    supportHours: { from: '10:00', to: '18:00', days: 'Monday to Friday' },
    supportContact: { phone: '1800-000-8822', email: 'help@tvacha.example' },
    longestAnimation: 800,
    countryCode: '+91',
    doctorTitle: 'Dr.',
    ebookPageSize: 1000,
    loginPhoneSlice: 3,
    joinAhead: 600_000,
    demoHours: 24,
    logo: { width: 1428, height: 382 },
  });
});
