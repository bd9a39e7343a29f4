import { markPictures, useKeptMarks } from '@tvacha/shared-core/annotations';
import { withRetry } from '@tvacha/shared-core/lazy-part';
import { useMayWrite } from '@tvacha/shared-core/permissions';
import { useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import type { Notebook } from '@tvacha/shared-ui/pdf-notes';
import type { ReaderSlots } from '@tvacha/shared-ui/pdf-viewer';
import { useEffect, useMemo, useState } from 'react';
import { useT } from '../../common/i18n';

const loadNotes = () => withRetry(() => import(/* webpackChunkName: "pdf-notes" */ '@tvacha/shared-ui/pdf-notes'));

interface Opened {
  book: Notebook;
  slots: ReaderSlots;
}

/**
 * What the reader shows of notes: the way to write, and once there is something written, or somebody begins, all of it.
 * The code for it comes then; a page that only reads never asks for it. Whoever only looks around has none.
 */
export function useNotes(contentId: string, title: string): ReaderSlots | undefined {
  const t = useT();
  const mayWrite = useMayWrite();
  const author = useAppSelector(({ session: { user } }) =>
    user ? [user.name_titel, user.fullName].filter(Boolean).join(' ') : '',
  );
  const { items, isWritten, failed, earlier, reload, keep, listen } = useKeptMarks(mayWrite ? contentId : null);
  const [isAsked, setAsked] = useState(false);
  const [isLost, setLost] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<Opened>();
  const isWanted = items !== undefined && (isAsked || isWritten);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the code anew
  useEffect(() => {
    if (!items || !isWanted) return;
    let gone = false;
    let stop: (() => void) | undefined;
    const pictures = markPictures(contentId);
    setLost(false);
    loadNotes().then(
      ({ openNotebook, notesOf }) => {
        if (gone) return;
        const book = openNotebook({
          title,
          author,
          pictures,
          marks: items,
          onChange: ({ marks, removed }) =>
            keep([
              ...marks.map((mark) => ({ id: mark.id, revision: mark.revision, mark })),
              ...removed.map((one) => ({ ...one, mark: null })),
            ]),
        });
        stop = listen({ onState: (keeping) => book.set({ keeping }), onHeard: book.hear });
        if (isAsked) book.set({ isOpen: true });
        setOpened({ book, slots: notesOf(book) });
      },
      () => {
        if (!gone) setLost(true);
      },
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [items, isWanted, isAsked, attempt, contentId, title, author, keep, listen]);

  useEffect(() => {
    if (opened && earlier) opened.book.set({ earlier });
  }, [opened, earlier]);

  const begin = useMemo(
    (): ReaderSlots => ({
      tools: () => (
        <Button
          kind="text"
          icon="pencil-simple"
          aria-label={t(failed || isLost ? 'reader.notesFailed' : 'reader.write')}
          loading={isAsked && !failed && !isLost}
          onClick={() => {
            setAsked(true);
            if (failed) reload();
            else setAttempt((count) => count + 1);
          }}
        />
      ),
    }),
    [t, failed, isLost, isAsked, reload],
  );
  if (!mayWrite) return undefined;
  return opened?.slots ?? begin;
}
