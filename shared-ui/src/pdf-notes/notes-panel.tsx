import { highlightColours, penColours } from '@tvacha/shared-contract/annotations';
import { formatRelativeDay } from '@tvacha/shared-core/format';
import { saveFile } from '@tvacha/shared-core/save-file';
import { clsx } from 'clsx';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../base/button';
import { SearchField } from '../form/search-field';
import { Icon } from '../icons/icon';
import type { SlotStage } from '../pdf/reader-slots';
import { CopyNotes } from './copy-notes';
import { EarlierMarks } from './earlier-marks';
import markColours from './mark-colours.module.css';
import { toggleSelected } from './mark-group';
import { standing } from './mark-list';
import { useT } from './messages';
import { asMarkdown, colourOf, type NoteRow, noteRows } from './note-rows';
import type { Notebook } from './notebook';
import css from './notes-panel.module.css';
import { useMarkName } from './use-mark-name';
import { useNotebook } from './use-notebook';

interface NotesPanelProps {
  book: Notebook;
  around: SlotStage;
}

/** All that was written, in reading order: the equal of the drawing for whoever cannot see it. */
export function NotesPanel({ book, around }: NotesPanelProps) {
  const t = useT();
  const list = useNotebook(book, (state) => state.list);
  const added = useNotebook(book, (state) => state.added);
  const selected = useNotebook(book, (state) => state.selected);
  const [search, setSearch] = useState('');
  const [colour, setColour] = useState<string>();
  const marks = standing(list);
  const rows = noteRows(marks, search, colour);
  const colours = [...highlightColours, ...penColours].filter((one) => marks.some((mark) => colourOf(mark) === one));
  const close = () => {
    book.set({ isListed: false });
    around.stage.current?.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  const jump = ({ mark }: NoteRow, isAdded: boolean) => {
    if (isAdded) {
      toggleSelected(book, mark);
      return;
    }
    around.goTo(mark.page);
    book.set({ isOpen: true, tool: 'select', selected: mark.id, draft: undefined });
    // On a narrow screen the list lies over the page.
    if (globalThis.matchMedia?.('(max-width: 767px)').matches) book.set({ isListed: false });
  };
  return (
    <aside className={css.panel} aria-label={t('panel')} onKeyDown={press}>
      <div className={css.head}>
        <h2 className={css.title}>{t('notes', { count: marks.length })}</h2>
        <Button
          kind="text"
          size="sm"
          icon="download-simple"
          aria-label={t('saveMarkdown')}
          disabled={!noteRows(marks).some(({ quote, text }) => quote || text)}
          onClick={() => {
            const text = asMarkdown(book.title, marks, (page) => t('page', { page: around.nameOf(page) }));
            saveFile(`${book.title}.md`, new Blob([text], { type: 'text/markdown;charset=utf-8' }));
          }}
        />
        <Button kind="text" size="sm" icon="x" aria-label={t('panelClose')} onClick={close} />
      </div>
      <search className={css.search}>
        <SearchField label={t('search')} value={search} onChange={setSearch} />
        {colours.length > 1 ? (
          <fieldset className={css.colours}>
            <legend className={css.hidden}>{t('colours')}</legend>
            {colours.map((one) => (
              <button
                key={one}
                type="button"
                className={clsx(css.colour, colour === one && css.chosen)}
                aria-label={t(`colour.${one}`)}
                aria-pressed={colour === one}
                onClick={() => setColour(colour === one ? undefined : one)}
              >
                <span className={clsx(css.dot, markColours[one])} />
              </button>
            ))}
          </fieldset>
        ) : null}
      </search>
      <p role="status" className={css.none}>
        {marks.length === 0 ? t('none') : rows.length === 0 ? t('noneFound') : null}
      </p>
      <ol className={css.rows}>
        {rows.map((row) => (
          <NoteEntry
            key={row.mark.id}
            row={row}
            page={around.nameOf(row.mark.page)}
            changedAt={book.changedAt(row.mark.id)}
            isSelected={row.mark.id === selected || added.includes(row.mark.id)}
            onJump={(isAdded) => jump(row, isAdded)}
            onDelete={() => book.act({ remove: [row.mark.id] })}
          />
        ))}
      </ol>
      <EarlierMarks book={book} />
      <CopyNotes book={book} around={around} />
    </aside>
  );
}

interface NoteEntryProps {
  row: NoteRow;
  /** What its page is called. */
  page: string;
  changedAt: string;
  isSelected: boolean;
  /** With Shift it is added to what is selected. */
  onJump: (isAdded: boolean) => void;
  onDelete: () => void;
}

function NoteEntry({ row, page, changedAt, isSelected, onJump, onDelete }: NoteEntryProps) {
  const t = useT();
  const nameOf = useMarkName();
  const { mark, quote, text } = row;
  const colour = markColours[colourOf(mark) ?? ''];
  return (
    <li className={clsx(css.row, isSelected && css.selected)}>
      <button type="button" className={css.jump} aria-current={isSelected} onClick={(event) => onJump(event.shiftKey)}>
        <span className={css.where}>
          <span>{t('page', { page })}</span>
          <span>{formatRelativeDay(changedAt)}</span>
        </span>
        {quote ? <q className={clsx(css.quote, colour)}>{quote}</q> : null}
        {text ? <span className={css.text}>{text}</span> : null}
        {quote || text ? null : (
          <span className={css.drawing}>
            {colour ? <span className={clsx(css.dot, colour)} /> : <Icon name="image" size={16} />}
            {nameOf(mark)}
          </span>
        )}
      </button>
      <button
        type="button"
        className={css.delete}
        aria-label={t('deleteOne', { what: nameOf(mark), page })}
        onClick={onDelete}
      >
        <Icon name="trash" size={16} />
      </button>
    </li>
  );
}
