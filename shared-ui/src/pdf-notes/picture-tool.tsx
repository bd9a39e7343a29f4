import { useEffect, useRef } from 'react';
import { Icon } from '../icons/icon';
import type { SlotStage } from '../pdf/reader-slots';
import { addPicture, addPictureInView, pictureAmong, pictureTypes, placeUnder } from './add-picture';
import { pasteCopied } from './mark-group';
import { useT } from './messages';
import type { Notebook } from './notebook';
import css from './notes-bar.module.css';
import { useNotebook } from './use-notebook';

/** Whether keys and what is pasted go into a field. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea') !== null;

/** Puts pictures into the document: from a file, pasted, or dropped on a page. */
export function PictureTool({ book, around }: { book: Notebook; around: SlotStage }) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const told = useNotebook(book, (state) => state.told);
  const { stage } = around;

  useEffect(() => {
    const element = stage.current;
    const paste = (event: ClipboardEvent) => {
      if (isTyping(event.target)) return;
      const file = pictureAmong(event.clipboardData?.files);
      if (file) addPictureInView(book, file, element, t);
      else if (!pasteCopied(book, element)) return;
      event.preventDefault();
    };
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const [first] = event.dataTransfer?.files ?? [];
      const place = placeUnder(book, event.clientX, event.clientY);
      if (!first) return;
      event.preventDefault();
      if (place) void addPicture(book, first, place, t);
    };
    document.addEventListener('paste', paste);
    element?.addEventListener('dragover', over);
    element?.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('paste', paste);
      element?.removeEventListener('dragover', over);
      element?.removeEventListener('drop', drop);
    };
  }, [book, stage, t]);

  return (
    <>
      <button
        type="button"
        className={css.choice}
        aria-label={t('picture.add')}
        title={t('picture.add')}
        disabled={told === 'sending'}
        onClick={() => field.current?.click()}
      >
        <Icon name="image" size={20} />
      </button>
      <input
        ref={field}
        className={css.file}
        type="file"
        tabIndex={-1}
        aria-label={t('picture.file')}
        accept={pictureTypes.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) addPictureInView(book, file, stage.current, t);
          target.value = '';
        }}
      />
    </>
  );
}
