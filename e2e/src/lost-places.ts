import type { Page } from '@playwright/test';
import pageRows from '../../shell/pages.json' with { type: 'json' };
import { filesNamed, filesOf, remotes, shellFiles } from './built-files';
import type { Who } from './enter';

/** Where files are asked for, and what a reader does there. */
export interface Place {
  what: string;
  /** Where the reader comes from, and the address that asks for the files. */
  from: string;
  to: string;
  who?: Who;
  files: string[];
  /** What stands in its place, where that is more than a button. */
  says?: RegExp;
  /** What is done there, where it takes more than the address. */
  act?: (page: Page) => Promise<unknown>;
  /** It stands over each page, or in the header of each. */
  everywhere?: true;
}

const part = /^This part did not load$/;
const area = /^The .* could not be shown$/;

const article = '/patient/embarrassing/ringworm';
const doctor = { digits: '9000000102' };
const whoMay = (roles?: readonly string[]): Who | undefined => {
  if (!roles) return undefined;
  return roles.includes('doctor') ? doctor : 'admin';
};

/** One address of a route. A record that nobody has is a page too. */
const addressOf = (path: string) =>
  path.replace(':speciality', 'all').replace(':slug', 'ringworm').replace(/:\w+/, 'unknown');

const shellPages: Place[] = Object.entries(shellFiles.pages).map(([path, files]) => ({
  what: path,
  from: path === '/sitemap' ? '/aboutus' : '/sitemap',
  to: path,
  who: pageRows.some((row) => row.path === path && 'login' in row) ? doctor : undefined,
  files,
  says: part,
}));

const openDisclaimer = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
const openFirst = (page: Page) => page.locator('tbody').getByRole('button').first().click();

const partOf = (what: string) => ({ what, files: shellFiles.parts[what] ?? [], says: part });

/** What is no page of its own. The names are the build's. */
const shellParts: Place[] = [
  { what: 'the page that is not there', from: '/aboutus', to: '/nowhere', files: shellFiles.notFound, says: part },
  { what: 'what opens areas', from: '/aboutus', to: '/findadoctor', files: shellFiles.areas, says: area },
  { what: 'what calls the server', from: '/aboutus', to: article, files: shellFiles.calls },
  { ...partOf('page-forbidden'), from: '/aboutus', to: '/admin/userlist', who: 'editor' },
  { ...partOf('account-menu'), from: '/sitemap', to: '/aboutus', who: doctor, says: undefined, everywhere: true },
  { ...partOf('notices'), from: '/sitemap', to: '/aboutus', who: doctor, says: undefined, everywhere: true },
  { ...partOf('unread-talk'), from: '/sitemap', to: '/aboutus', who: 'patient', says: undefined, everywhere: true },
  { ...partOf('staff-limits'), from: '/sitemap', to: '/aboutus', who: 'admin', everywhere: true },
  { ...partOf('disclaimer'), from: '/sitemap', to: '/aboutus', act: openDisclaimer, everywhere: true },
  { ...partOf('modal'), from: '/sitemap', to: '/aboutus', act: openDisclaimer, everywhere: true },
  { ...partOf('drawer'), from: '/admin/dashboard', to: '/admin/userlist', who: 'admin', act: openFirst },
];

/** Each page of a remote: from another page of its area, which shares no file with it, or else as the first one. */
const remotePages: Place[] = remotes.flatMap(({ routes, current: { preload } }) =>
  routes
    .filter(({ page }) => page)
    .map(({ path, roles }) => {
      const files = preload[path] ?? [];
      const other = routes.find(
        (route) =>
          !route.path.includes(':') &&
          String(route.roles) === String(roles) &&
          preload[route.path]?.length &&
          !preload[route.path]?.some((file) => files.includes(file)),
      );
      const place = other ? { from: other.path, says: part } : { from: '/sitemap', says: area };
      return { ...place, what: path, to: addressOf(path), who: whoMay(roles), files };
    }),
);

/** What an area needs before any of its pages: its entry, what it exposes, and what it takes from the shell. */
const firstVisits = remotes.flatMap((row): Place[] => {
  const { preload, needs = {} } = row.current;
  const [entry = ''] = filesOf(row).filter((file) => file.endsWith('/remoteEntry.js'));
  return row.routes
    .filter(({ page }) => page)
    .flatMap(({ path, roles }) => {
      const place = { from: '/sitemap', to: addressOf(path), who: whoMay(roles), says: area };
      const taken = [...(needs['*'] ?? []), ...(needs[path] ?? [])];
      return [
        { ...place, what: `the entry of ${row.area}`, files: [entry] },
        { ...place, what: `what ${row.area} exposes`, files: preload['*'] ?? [] },
        ...taken.map((key) => ({ ...place, what: `${key} for ${path}`, files: shellFiles.shares[key] ?? [] })),
      ];
    });
});

const readNow = (page: Page) => page.getByRole('link', { name: 'Read now' }).click();
const read = { from: '/doctor/ebook', to: '/doctor/dashboard', who: doctor, act: readNow, says: part };
const viewer = '@tvacha/shared-ui/pdf-viewer';
const player = '@tvacha/shared-ui/media-player';
const keeping = '@tvacha/shared-core/annotations';
const notes = '@tvacha/shared-ui/pdf-notes';
/** Who has written into a book, and answered a quiz. */
const writer = { digits: '9000000101' };
const missed = '/doctor/quizzes/49713595-3dba-8a24-b958-3030b48f518b/results?missed=yes';
const written = '/doctor/ebook/a0a56fce-28f0-8fa5-a7b8-bb33ee1fa5e2/read';
const openRecording = (page: Page) =>
  page.getByRole('article').filter({ hasText: 'Recording' }).first().getByRole('link').click();
const over = '/doctor/webinars?when=past';
const recording = { from: '/doctor/ebook', to: over, who: doctor, act: openRecording, says: part };

const openFilm = (page: Page) => page.getByRole('link', { name: 'Taking a KOH that answers' }).click();
const film = { from: '/doctor/ebook', to: '/doctor/proguidevideos', who: doctor, act: openFilm, says: part };

const openTalk = (page: Page) =>
  page.getByRole('list', { name: 'Webinars' }).getByRole('article').first().getByRole('link').click();

const remoteParts: Place[] = [
  { ...read, what: 'opened-file', files: filesNamed('opened-file') },
  { ...read, what: viewer, files: shellFiles.shares[viewer] ?? [] },
  { ...read, what: keeping, files: shellFiles.shares[keeping] ?? [] },
  { what: notes, from: '/doctor/ebook', to: written, who: writer, files: shellFiles.shares[notes] ?? [] },
  {
    what: 'missed-round',
    from: '/doctor/ebook',
    to: missed,
    who: writer,
    files: filesNamed('missed-round'),
    says: part,
  },
  { ...recording, what: 'media-player', files: filesNamed('media-player') },
  { ...film, what: player, files: shellFiles.shares[player] ?? [] },
  {
    what: 'discussion',
    from: '/doctor/library',
    to: '/doctor/webinars',
    who: doctor,
    act: openTalk,
    files: filesNamed('discussion'),
    says: part,
  },
];

interface LostFiles extends Place {
  ending: string;
  /** It stands for the places of its sort: files of one ending, waited for by the same code. */
  isFirst: boolean;
}

/** Each file is lost at one place, the first that asks for it, and with those of its kind there. */
function oncePerFile(sorts: readonly (readonly Place[])[]): LostFiles[] {
  const lost = new Set<string>();
  return sorts.flatMap((places) => {
    const known = new Set<string>();
    return places.flatMap((place) =>
      ['.js', '.css'].flatMap((ending) => {
        const files = place.files.filter((file) => file.endsWith(ending) && !lost.has(file));
        if (files.length === 0) return [];
        for (const file of files) lost.add(file);
        const isFirst = !known.has(ending);
        known.add(ending);
        return [{ ...place, ending, files, isFirst }];
      }),
    );
  });
}

const byVisitorsFirst = firstVisits.toSorted((one, other) => Number(Boolean(one.who)) - Number(Boolean(other.who)));

export const lostFiles = oncePerFile([shellPages, shellParts, remotePages, byVisitorsFirst, remoteParts]);
