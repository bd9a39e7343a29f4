import { withRetry } from '@tvacha/shared-core/lazy-part';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../base/button';
import type { SlotStage } from '../pdf/reader-slots';
import { pdfBlob, saveFile } from '../pdf/save-file';
import { standing } from './mark-list';
import { useT } from './messages';
import type { Notebook } from './notebook';
import css from './notes-panel.module.css';
import { useNotebook } from './use-notebook';

/** A library that writes PDFs comes with it, so it is fetched when somebody asks for a copy. */
const loadCopying = () => withRetry(() => import(/* webpackChunkName: "pdf-copy" */ './copy/copy-with-notes'));

async function bytesOf(file: Uint8Array<ArrayBufferLike> | string): Promise<Uint8Array<ArrayBufferLike>> {
  if (typeof file !== 'string') return file;
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`The file is answered with ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

type State = 'ready' | 'busy' | 'failed' | 'locked';

/** Saves the document with what was written in it, as annotations that other viewers show and print. */
export function CopyNotes({ book, around }: { book: Notebook; around: SlotStage }) {
  const t = useT();
  const list = useNotebook(book, (state) => state.list);
  const [state, setState] = useState<State>('ready');
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const copy = async () => {
    setState('busy');
    let next: State = 'failed';
    try {
      const [{ copyWithNotes, LockedFile }, bytes] = await Promise.all([loadCopying(), around.getFile().then(bytesOf)]);
      try {
        const { author, changedAt, pictures } = book;
        const marks = standing(book.get().list);
        const made = await copyWithNotes(bytes, { marks, author, changedAt, openPicture: pictures.open });
        if (isThere.current) saveFile(t('copyName', { title: book.title }), pdfBlob(made));
        next = 'ready';
      } catch (error) {
        if (error instanceof LockedFile) next = 'locked';
      }
    } catch {
      // The file or what writes it did not come.
    }
    if (isThere.current) setState(next);
  };
  const isTold = state === 'failed' || state === 'locked';
  return (
    <div className={css.copy}>
      <Button
        size="sm"
        icon="file-pdf"
        block
        loading={state === 'busy'}
        disabled={standing(list).length === 0}
        onClick={copy}
      >
        {t('copy')}
      </Button>
      {isTold ? (
        <div role="alert" className={css.said}>
          <p>{t(state === 'locked' ? 'copyLocked' : 'copyFailed')}</p>
          {state === 'failed' ? (
            <Button kind="text" size="sm" icon="arrow-clockwise" onClick={copy}>
              {t('tryAgain')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
