import { foundKinds, foundPath } from '@tvacha/shared-core/found';
import { useDebounced, useResource } from '@tvacha/shared-core/resources';
import { SuggestField } from '@tvacha/shared-ui/suggest-field';
import { useState } from 'react';
import { useT as useAreaT } from '../../common/i18n';
import { placeWords } from '../../common/place-words';
import { useT } from './messages';
import { linkHits } from './questions';

/** The server takes no shorter words (UX-04). */
const least = 2;
const most = 8;

/** Finds a book's page, a lesson, a case or anything else that is read here, and hands on a link to it in Markdown. */
export function LinkField({ onLink }: { onLink: (markdown: string) => void }) {
  const t = useT();
  const area = useAreaT();
  const [words, setWords] = useState('');
  const search = useDebounced(words.trim().slice(0, 100), 300);
  const { value } = useResource(linkHits, search.length < least ? null : { search, dataPerPage: most });
  const hits = (value ?? []).map((hit) => {
    const place = hit.place ? placeWords(hit.place, area) : undefined;
    const note = [foundKinds[hit.kind].one.en, place].filter(Boolean).join(' · ');
    const title = hit.title.replace(/[[\]]/g, '');
    return { value: hit.title, note, id: hit._id, markdown: `[${title}](${foundPath(hit, hit.place)})` };
  });
  return (
    <SuggestField
      name="link"
      label={t('questions.link')}
      placeholder={t('questions.link.hint')}
      maxLength={100}
      value={words}
      onChange={setWords}
      suggestions={search.length < least ? [] : hits}
      onPick={(_words, { id }) => {
        const hit = hits.find((one) => one.id === id);
        if (hit) onLink(hit.markdown);
        setWords('');
      }}
    />
  );
}
