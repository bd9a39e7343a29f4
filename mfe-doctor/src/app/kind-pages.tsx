import { type ComponentType, lazy } from 'react';
import { type KindProps, type ScreenKind, screenOf } from '../kinds/screens';

/** The pages that all kinds have in common, each a file of its own. */
const pages = {
  'resource-list-page': async () => (await import('../features/resources/resource-list-page')).ResourceListPage,
  'record-page': async () => (await import('../features/record/record-page')).RecordPage,
  'reader-page': async () => (await import('../features/reader/reader-page')).ReaderPage,
} as const satisfies Record<string, () => Promise<ComponentType<KindProps>>>;

/** A page as one kind has it; page and kind come at once. */
export const kindPage = (page: keyof typeof pages, name: ScreenKind) =>
  lazy(async () => {
    const [Page, { kind }] = await Promise.all([pages[page](), screenOf(name).load()]);
    return { default: () => <Page name={name} kind={kind} /> };
  });
