import css from './contents-list.module.css';
import { useHeadingInView } from './use-heading-in-view';

export interface ContentsListProps {
  /** What the list is called, such as On this page. */
  label: string;
  /** Headings of the page, by the id of their element. */
  headings: readonly { id: string; text: string }[];
  /** The headings' language, where it is not the page's. */
  lang?: string;
}

/** The headings of a page, with the one being read marked; nothing where there are fewer than two. */
export function ContentsList({ label, headings, lang }: ContentsListProps) {
  const current = useHeadingInView(headings);
  if (headings.length < 2) return null;
  return (
    <nav aria-label={label}>
      <p className={css.title}>{label}</p>
      <ul className={css.list} lang={lang}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
