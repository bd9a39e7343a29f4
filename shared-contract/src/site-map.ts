export interface SiteMapEntry {
  title: string;
  /** A path of the portal, or an https address. */
  url: string;
}

/** What the site map always begins with (NAV-13). */
export const fixedSiteMap = [
  { title: 'Home', url: '/' },
  { title: 'About', url: '/aboutus' },
  { title: 'Benefits', url: '/benefits' },
  { title: 'Become a Member', url: '/register/doctor' },
  { title: 'Contact Us', url: '/contact' },
  { title: 'Verify Customer', url: '/register/verifycustomer' },
  { title: 'Register Doctor', url: '/register/doctor' },
  { title: 'Login', url: '/login' },
  { title: 'Doctor Dashboard', url: '/doctor/dashboard' },
  { title: 'Patient Dashboard', url: '/patient/dashboard' },
  { title: 'Tvacha Magazine', url: '/doctor/magzter' },
] as const satisfies readonly SiteMapEntry[];
