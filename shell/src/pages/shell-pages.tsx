import { LoadingState } from '@tvacha/shared-ui/states';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Page } from '../frame/page/find-page';
import { LogoutPage } from './logout-page';
import { NotFoundPage } from './not-found-page';

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
};
export const screens: Readonly<Record<string, ComponentType>> = {
  ...Object.fromEntries(
    Object.entries(late).map(([name, load]) => [name, lazy(async () => ({ default: await load() }))]),
  ),
  logout: LogoutPage,
};

const ready = new Map<string, ComponentType>();

/** Waits for the code of the first page: drawn without a wait of its own, it is the same here and on the server. */
export async function prepareScreen(page: Page): Promise<void> {
  const name = page.kind === 'shell' ? page.row.page : '';
  const load = late[name];
  if (load) ready.set(name, await load());
}

/** The pages that belong to no area. */
export function ShellPages({ page }: { page: Page }) {
  if (page.kind === 'none') return <NotFoundPage />;
  const name = page.kind === 'shell' ? page.row.page : '';
  const Ready = ready.get(name);
  if (Ready) return <Ready />;
  const Screen = screens[name];
  return Screen ? (
    <Suspense fallback={<LoadingState shape="page" />}>
      <Screen />
    </Suspense>
  ) : null;
}
