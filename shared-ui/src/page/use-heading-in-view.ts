import { useEffect, useState } from 'react';

/** The id of the last heading that has passed the top of the window, or of the first one before that. */
export function useHeadingInView(headings: readonly { id: string }[]): string | undefined {
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
