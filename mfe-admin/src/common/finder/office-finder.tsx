import { useSubject } from '@tvacha/shared-core/permissions';
import { useDebounced, useResource } from '@tvacha/shared-core/resources';
import { useNavigate } from '@tvacha/shared-core/router';
import { SuggestField } from '@tvacha/shared-ui/suggest-field';
import { useState } from 'react';
import { useT } from '../i18n';
import { findPath, findWord, mayFollow, officeFinds, screensFor } from './finds';

const pause = 150;
/** The server takes no shorter ones. */
const least = 2;

/** Leads to a screen or a record of the office by its name, number or code; whole by keyboard. */
export function OfficeFinder({ onLeave }: { onLeave: () => void }) {
  const t = useT();
  const subject = useSubject();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const words = typed.trim().slice(0, 100);
  const search = useDebounced(words.length < least ? '' : words, pause);
  const { value, status } = useResource(officeFinds, search ? { search } : null);
  // What was found for other words is not offered for these.
  const records = search === words && value ? value : [];
  const ways = [
    ...(words ? screensFor(subject, words) : []).map(({ path, title }) => ({
      id: path,
      value: title,
      note: t('finder.screen'),
    })),
    ...records
      .map((find) => ({
        id: findPath(find),
        value: find.title,
        note: [findWord(find, t), find.note].filter(Boolean).join(', '),
      }))
      .filter(({ id }) => mayFollow(subject, id)),
  ];
  const isKnown = search !== '' && search === words && status === 'ready';
  const hint = isKnown && ways.length === 0 ? t('finder.none') : t('finder.hint');
  return (
    <SuggestField
      name="find"
      autoFocus
      label={t('finder.field')}
      hint={status === 'failed' && search ? t('finder.failed') : hint}
      maxLength={100}
      value={typed}
      onChange={setTyped}
      suggestions={ways}
      onPick={(_words, { id }) => {
        onLeave();
        if (id) navigate(id);
      }}
    />
  );
}
