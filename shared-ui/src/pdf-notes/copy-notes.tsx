import { pdfBlob, saveFile } from '@tvacha/shared-core/save-file';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../base/button';
import type { SlotStage } from '../pdf/reader-slots';
import { makeCopy } from './make-copy';
import { standing } from './mark-list';
import { useT } from './messages';
import type { Notebook } from './notebook';
import css from './notes-panel.module.css';
import { useNotebook } from './use-notebook';

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
      const made = await makeCopy(book, around.getFile);
      if (made && isThere.current) saveFile(t('copyName', { title: book.title }), pdfBlob(made));
      next = made ? 'ready' : 'locked';
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
