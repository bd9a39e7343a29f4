import type { Words } from '@tvacha/shared-contract/registry';
import type { Role } from '@tvacha/shared-contract/roles';
import type { Section } from '@tvacha/shared-contract/sections';
import type { CountKey } from '@tvacha/shared-contract/vocabulary';
import type { IconName } from '@tvacha/shared-ui/icon';
import type { MessageKey } from '../../messages';

/** Words of the shell's own catalogue, or words that a registry row brings. */
export type Title = { key: MessageKey } | { words: Words };

/** One entry of a menu: a page, or a group of entries. */
export interface MenuItem {
  id: string;
  title: Title;
  path?: string;
  /** The path is a document's, not a page's. */
  isFile?: boolean;
  /** Who sees it. Absent: everyone; whoever may not open it is led to log in (NAV-11). */
  roles?: readonly Role[];
  /** Shown to those who may read this section. */
  section?: Section;
  /** Or one of these. */
  alsoIn?: readonly Section[];
  count?: CountKey;
  note?: MessageKey;
  icon?: IconName;
  /** Where the reader is anywhere under this prefix, the entry is marked. */
  under?: string;
  children?: readonly MenuItem[];
}
