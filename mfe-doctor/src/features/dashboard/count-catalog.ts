import type { CountKey } from '@tvacha/shared-contract/vocabulary';
import { paths } from '@tvacha/shared-core/paths';
import type { IconName } from '@tvacha/shared-ui/icon';

interface CountDescriptor {
  icon: IconName;
  /** Where the kind's list is, once it has one. */
  path?: () => string;
}

export const countCatalog: Record<CountKey, CountDescriptor> = {
  ebooks: { icon: 'books', path: paths.ebooks },
  ejournals: { icon: 'newspaper' },
  proGuides: { icon: 'video' },
  dermatologytimes: { icon: 'clock-counter-clockwise' },
  webinars: { icon: 'presentation' },
  courses: { icon: 'graduation-cap' },
  quizzes: { icon: 'exam' },
  contribution: { icon: 'images' },
  polls: { icon: 'chart-bar' },
  magzter: { icon: 'notebook' },
  vidyaOpenHouses: { icon: 'lightbulb' },
  journalClubs: { icon: 'users-three' },
};
