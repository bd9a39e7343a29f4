import type { AccountRole } from '@tvacha/shared-contract/roles';
import type { Language } from '@tvacha/shared-core/i18n';

/** Who is told of: somebody logged in who agreed to hear of news by email. */
export interface Contact {
  id: string;
  email: string;
  role: AccountRole;
  language: Language;
}

export type MarketingEvent = 'login';

/** What a marketing tool is told. Another tool is another one of these. */
export interface MarketingAdapter {
  identify(contact: Contact): void;
  /** The route of a page, never what fills it: what a patient reads about is nobody else's to know. */
  page(route: string): void;
  event(name: MarketingEvent): void;
  /** Nothing more is told, and what was not taken yet is dropped. */
  end(): void;
}

const nothing = () => undefined;

/** Stands where nobody is to be told. */
export const silent: MarketingAdapter = { identify: nothing, page: nothing, event: nothing, end: nothing };
