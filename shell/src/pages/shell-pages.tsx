import { PartBoundary, withRetry } from '@tvacha/shared-core/lazy-part';
import { latePage, pageStates } from '@tvacha/shared-ui/late-part';
import { type ComponentType, useState } from 'react';
import type { Page } from '../frame/page/find-page';
import { LogoutPage } from './logout-page';

/** What draws each row of pages.json in a chunk of its own, which is named `page-` and the row's name. */
const late: Readonly<Record<string, () => Promise<ComponentType>>> = {
  home: async () => (await import(/* webpackChunkName: "page-home" */ './home/home-page')).HomePage,
  aboutus: async () => (await import(/* webpackChunkName: "page-aboutus" */ './about/about-page')).AboutPage,
  aboutpatient: async () =>
    (await import(/* webpackChunkName: "page-aboutpatient" */ './about-patient/about-patient-page')).AboutPatientPage,
  aboutdoctor: async () =>
    (await import(/* webpackChunkName: "page-aboutdoctor" */ './about-doctor/about-doctor-page')).AboutDoctorPage,
  benefits: async () => (await import(/* webpackChunkName: "page-benefits" */ './benefits/benefits-page')).BenefitsPage,
  contact: async () => (await import(/* webpackChunkName: "page-contact" */ './contact/contact-page')).ContactPage,
  terms: async () => (await import(/* webpackChunkName: "page-terms" */ './terms/terms-page')).TermsPage,
  privacy: async () => (await import(/* webpackChunkName: "page-privacy" */ './privacy/privacy-page')).PrivacyPage,
  accountprivacy: async () =>
    (await import(/* webpackChunkName: "page-accountprivacy" */ './account/privacy/account-privacy-page'))
      .AccountPrivacyPage,
  accountnotices: async () =>
    (await import(/* webpackChunkName: "page-accountnotices" */ './account/notices/account-notices-page'))
      .AccountNoticesPage,
  accountchat: async () =>
    (await import(/* webpackChunkName: "page-accountchat" */ './account/chat/account-chat-page')).AccountChatPage,
  accountsessions: async () =>
    (await import(/* webpackChunkName: "page-accountsessions" */ './account/sessions/account-sessions-page'))
      .AccountSessionsPage,
  app: async () => (await import(/* webpackChunkName: "page-app" */ './app-page')).AppPage,
  sitemap: async () => (await import(/* webpackChunkName: "page-sitemap" */ './site-map/site-map-page')).SiteMapPage,
};
export const screens: Readonly<Record<string, ComponentType>> = {
  ...Object.fromEntries(Object.entries(late).map(([name, load]) => [name, latePage(load)])),
  logout: LogoutPage,
};

/** For whatever no page answers. */
const loadNotFound = async (): Promise<ComponentType> =>
  (await import(/* webpackChunkName: "page-not-found" */ './not-found/not-found-page')).NotFoundPage;
const NotFound = latePage(loadNotFound);

const nameOf = (page: Page): string => {
  if (page.kind === 'none') return 'not-found';
  return page.kind === 'shell' ? page.row.page : '';
};

const ready = new Map<string, ComponentType>();

/** Waits for the code of the first page: drawn without a wait of its own, it is the same here and on the server. */
export async function prepareScreen(page: Page): Promise<void> {
  const name = nameOf(page);
  const load = page.kind === 'none' ? loadNotFound : late[name];
  if (load) ready.set(name, await withRetry(load));
}

/** The pages that belong to no area. */
export function ShellPages({ page }: { page: Page }) {
  const name = nameOf(page);
  const [tries, setTries] = useState(0);
  const Screen = ready.get(name) ?? (page.kind === 'none' ? NotFound : screens[name]);
  if (!Screen) return null;
  return (
    <PartBoundary key={`${name} ${tries}`} instead={() => pageStates.failed(() => setTries(tries + 1))}>
      <Screen />
    </PartBoundary>
  );
}
