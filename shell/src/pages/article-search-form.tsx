import { patientSections } from '@tvacha/shared-contract/vocabulary';
import { paths } from '@tvacha/shared-core/paths';
import { useNavigate } from '@tvacha/shared-core/router';
import { Icon } from '@tvacha/shared-ui/icon';
import { type FormEvent, type ReactNode, useRef } from 'react';

const facts = 0;
const [target = '', query] = paths
  .patientCategory({ speciality: 'all', section: facts, name: patientSections[facts].title })
  .split('?');
const fields = [...new URLSearchParams(query)];

/** Where a search of the patient articles begins, and what its address says besides the words. */
const articleSearch = {
  target,
  fields,
  pathOf: (search: string) => `${target}?${new URLSearchParams([...fields, ['search', search]])}`,
} as const;

interface Props {
  styles: { readonly form?: string; readonly input?: string };
  iconSize: 20 | 24;
  label: string;
  placeholder: string;
  /** The button that sends it. */
  children: ReactNode;
}

/** A search of the patient articles. Without scripts the browser itself sends it to where the answer is. */
export function ArticleSearchForm({ styles, iconSize, label, placeholder, children }: Props) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const words = input.current?.value.trim();
    if (words) navigate(articleSearch.pathOf(words));
  };
  return (
    <search>
      <form className={styles.form} action={articleSearch.target} onSubmit={search}>
        {articleSearch.fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Icon name="magnifying-glass" size={iconSize} />
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="search"
          maxLength={100}
          aria-label={label}
          placeholder={placeholder}
        />
        {children}
      </form>
    </search>
  );
}
