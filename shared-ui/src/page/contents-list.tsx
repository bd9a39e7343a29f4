import { useEffect, useState } from 'react';
import css from './contents-list.module.css';

/** The id of the last heading that has passed the top of the window, or of the first one before that. */
function useHeadingInView(headings: readonly { id: string }[]): string | undefined {
  const ids = headings.map((heading) => heading.id).join(' ');
  const [current, setCurrent] = useState(headings[0]?.id);
  useEffect(() => {
    const read = () => {
      const passed = ids.split(' ').filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight / 3;
      });
      setCurrent(passed.at(-1) ?? ids.split(' ')[0]);
    };
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [ids]);
  return current;
}

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
