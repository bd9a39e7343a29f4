import type { FileStore } from '@tvacha/api/file-store';
import { type ContentDetails, contentDetailsSchemas } from '@tvacha/shared-contract';
import { abstracts } from '../ejournals/abstracts';
import type { Issue } from '../pdf/make-issue';
import type { ContentInsert } from '../rows';

/** Of so many files of books one issue of each kind gets its file. */
const every = 9;

const kinds = ['ejournal', 'dermatologytimes', 'magzter'] as const;
type Kind = (typeof kinds)[number];

type Described = Pick<Issue, 'series' | 'editor' | 'cover' | 'parts'>;

function ejournal({ editor, cover, articles }: ContentDetails<'ejournal'>, title: string): Described {
  const parts = articles.map(({ title: name, authors }) => ({ title: name, by: authors, text: abstracts[name] ?? '' }));
  return { series: title.split(', ')[0] ?? title, editor, cover, parts };
}

const dermatologyTimes = ({ cover, stories }: ContentDetails<'dermatologytimes'>): Described => ({
  series: 'Dermatology Times',
  editor: 'The editors',
  cover,
  parts: stories,
});

const magazine = ({ cover, editor, features }: ContentDetails<'magzter'>): Described => ({
  series: 'Skin and Practice',
  editor,
  cover,
  parts: features,
});

/** What is printed of an issue; null where some of its text is not written. */
function issueOf({ type, title, summary = '', publishedOn, details }: ContentInsert): Issue | null {
  const read: Record<Kind, () => Described> = {
    ejournal: () => ejournal(contentDetailsSchemas.ejournal.parse(details), title),
    dermatologytimes: () => dermatologyTimes(contentDetailsSchemas.dermatologytimes.parse(details)),
    magzter: () => magazine(contentDetailsSchemas.magzter.parse(details)),
  };
  const kind = kinds.find((known) => known === type);
  const described = kind && read[kind]();
  if (!described || described.parts.some(({ text }) => text === '')) return null;
  return { title, summary, publishedOn, ...described };
}

/** Makes the files of some issues; their pages are then those of the file. */
export async function addIssueFiles(rows: readonly ContentInsert[], store: FileStore, pdfs: number) {
  if (pdfs === 0) return [...rows];
  const { makeIssue } = await import('../pdf/make-issue');
  const { readFontFiles } = await import('../pdf/font-files');
  const fonts = await readFontFiles();
  const made = new Map<string, number>();
  const whole: ContentInsert[] = [];
  for (const row of rows) {
    const count = made.get(row.type) ?? 0;
    const issue = count < Math.ceil(pdfs / every) ? issueOf(row) : null;
    if (!issue) {
      whole.push(row);
      continue;
    }
    made.set(row.type, count + 1);
    const fileKey = `issues/${row.type}/${row.slug}.pdf`;
    const { bytes, pages, starts } = await makeIssue(issue, fonts);
    await store.put(fileKey, bytes, 'application/pdf');
    whole.push({ ...row, fileKey, details: { ...row.details, pages, ...numbered(row, starts) } });
  }
  return whole;
}

/** Papers of a journal begin where they begin in the file. */
function numbered({ type, details }: ContentInsert, starts: readonly number[]) {
  if (type !== 'ejournal') return {};
  const { articles } = contentDetailsSchemas.ejournal.parse(details);
  return { articles: articles.map((article, at) => ({ ...article, page: starts[at] ?? article.page })) };
}
