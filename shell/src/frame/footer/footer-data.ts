import { paths } from '@tvacha/shared-core/paths';
import type { MessageKey } from '../../messages';
import { consumerItems } from '../menu/main-menu';
import type { MenuItem } from '../menu/menu-item';

const link = (id: string, key: MessageKey, path: string, more?: Partial<MenuItem>): MenuItem => ({
  id,
  title: { key },
  path,
  ...more,
});

/** Quick Links (NAV-10). */
export const quickLinks: readonly MenuItem[] = [
  link('about', 'menu.aboutUs', paths.aboutUs()),
  link('contact', 'menu.contact', paths.contact()),
  link('terms', 'footer.terms', paths.terms()),
  link('privacy', 'footer.privacy', paths.privacy()),
  link('disclaimer', 'footer.disclaimer', paths.disclaimer(), { isFile: true }),
];

/** The doctors' resources under What We Offer; patients do not see them (NAV-11). */
const offeredToDoctors: readonly MenuItem[] = [
  link('webinars', 'footer.webinars', paths.webinars(), { section: 'Webinar' }),
  link('courses', 'footer.courses', paths.courses(), { section: 'Courses' }),
  link('images', 'menu.images', paths.contributions('image'), { section: 'Contribution Images' }),
].map((item) => ({ ...item, roles: ['all', 'doctor', 'admin', 'subAdmin'] as const }));

/** What We Offer (NAV-10). */
export const offers = (speciality?: string): MenuItem[] => [...consumerItems(speciality), ...offeredToDoctors];
