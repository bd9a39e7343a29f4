import type { Words } from '@tvacha/shared-contract/registry';
import type { Role } from '@tvacha/shared-contract/roles';
import type { Section } from '@tvacha/shared-contract/sections';
import type { CountKey } from '@tvacha/shared-contract/vocabulary';
import type { IconName } from '@tvacha/shared-ui/icon';
import type { MessageKey } from '../../messages';

/** Words of the shell's own catalogue, or words that a registry row brings. */
export type Title = { key: MessageKey } | { words: Words };

/** One entry of a menu, with or without a page of its own. */
export interface MenuItem {
  id: string;
  title: Title;
  path?: string;
  /** Who sees it. Absent: everyone. */
  roles?: readonly Role[];
  /** Shown to those who may read this section. */
  section?: Section;
  /** Everyone sees it; whoever is not a doctor is sent to log in as one (NAV-11). */
  doctorOnly?: boolean;
  count?: CountKey;
  note?: MessageKey;
  icon?: IconName;
  /** Where the reader is anywhere under this prefix, the entry is marked. */
  under?: string;
  children?: readonly MenuItem[];
}
