import { highlightColours, penColours, shapeForms } from '@tvacha/shared-contract/annotations';
import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { useRovingFocus } from '../base/use-roving-focus';
import { Icon, type IconName } from '../icons/icon';
import type { SlotStage } from '../pdf/reader-slots';
import { highlightSelection, middleOfView, shapeOf } from './add-marks';
import { startWriting } from './drawing-surface';
import markColours from './mark-colours.module.css';
import { pasteCopied } from './mark-group';
import { useT } from './messages';
import { colourOf } from './note-rows';
import { type Notebook, penWidths, type Tool } from './notebook';
import css from './notes-bar.module.css';
import { PictureTool } from './picture-tool';
import { useNotebook } from './use-notebook';

const tools: readonly (readonly [Tool, IconName])[] = [
  ['select', 'cursor'],
  ['ink', 'pen-nib'],
  ['highlight', 'highlighter'],
  ['eraser', 'eraser'],
  ['text', 'text-t'],
  ['note', 'note-pencil'],
  ['shape', 'shapes'],
];

interface ChoiceProps {
  name: string;
  /** What takes it in hand over the pages. */
  keyOf?: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
  isDisabled?: boolean;
  children: ReactNode;
}

function Choice({ name, keyOf, isChosen, onChoose, isDisabled = false, children }: ChoiceProps) {
  return (
    <button
      type="button"
      className={clsx(css.choice, isChosen && css.chosen)}
      aria-label={name}
      aria-keyshortcuts={keyOf}
      title={keyOf ? `${name} (${keyOf})` : name}
      aria-pressed={isChosen}
      disabled={isDisabled}
      // What is selected in the text stays so.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}

interface NotesBarProps {
  book: Notebook;
  around: SlotStage;
}

/** The tools to write with, over the pages. */
export function NotesBar({ book, around }: NotesBarProps) {
  const t = useT();
  const bar = useRef<HTMLDivElement>(null);
  const state = useNotebook(book, (state) => state);
  const { tool, list } = state;

  // At first the tool in hand.
  const roving = useRovingFocus(bar, (control) => control.getAttribute('aria-pressed') === 'true');

  const choose = (next: Tool) => {
    book.set({ tool: next, selected: undefined, draft: undefined });
    if (next === 'highlight') highlightSelection(book);
  };
  const colour = (change: Partial<Pick<typeof state, 'pen' | 'marker'>>) => {
    book.set(change);
    const mark = list.marks.get(state.selected ?? '');
    if (tool === 'highlight' && highlightSelection(book)) return;
    if (mark === null || mark === undefined || mark.kind === 'image') return;
    const isPen = mark.kind === 'ink' || mark.kind === 'shape' || mark.kind === 'text';
    if (change.pen && isPen) book.act({ put: [{ ...mark, colour: change.pen }] });
    if (change.marker && !isPen) book.act({ put: [{ ...mark, colour: change.marker }] });
  };
  const place = () => {
    const middle = around.stage.current && middleOfView(book, around.stage.current);
    if (!middle || book.isFull()) return;
    const { page, at } = middle;
    if (tool !== 'shape') {
      startWriting(book, page.number, at, page.view);
      return;
    }
    const mark = shapeOf(book, page.number, [at[0] - 40, at[1] - 25], [at[0] + 40, at[1] + 25]);
    if (book.act({ put: [mark] })) book.set({ selected: mark.id, tool: 'select' });
  };

  const marked = list.marks.get(state.selected ?? '');
  const isMarker = marked
    ? marked.kind === 'highlight' || marked.kind === 'note'
    : tool === 'highlight' || tool === 'note';
  const hasWidth = tool === 'ink' || tool === 'shape';
  return (
    <div ref={bar} className={css.bar} role="toolbar" aria-label={t('tools')} {...roving}>
      <div className={css.group}>
        {tools.map(([name, icon]) => (
          <Choice
            key={name}
            name={t(`tool.${name}`)}
            keyOf={name === 'note' ? 'N' : undefined}
            isChosen={tool === name}
            onChoose={() => choose(name)}
          >
            <Icon name={icon} size={20} />
          </Choice>
        ))}
        <PictureTool book={book} around={around} />
      </div>
      {tool === 'shape' ? (
        <div className={css.group}>
          {shapeForms.map((form) => (
            <Choice
              key={form}
              name={t(`form.${form}`)}
              isChosen={state.form === form}
              onChoose={() => book.set({ form })}
            >
              <svg className={css.form} viewBox="0 0 20 20" aria-hidden="true">
                {form === 'box' ? <rect x="3" y="5" width="14" height="10" rx="1" /> : null}
                {form === 'ellipse' ? <ellipse cx="10" cy="10" rx="8" ry="5.5" /> : null}
                {form === 'line' ? <path d="M3 17L17 3" /> : null}
                {form === 'arrow' ? <path d="M3 17L17 3M9 3h8v8" /> : null}
              </svg>
            </Choice>
          ))}
        </div>
      ) : null}
      {tool === 'eraser' ? (
        <div className={css.group}>
          <Choice
            name={t('wholeStrokes')}
            isChosen={state.wholeStrokes}
            onChoose={() => book.set({ wholeStrokes: !state.wholeStrokes })}
          >
            <Icon name="selection-all" size={20} />
          </Choice>
        </div>
      ) : (
        <div className={css.group}>
          {isMarker
            ? highlightColours.map((marker) => (
                <Choice
                  key={marker}
                  name={t(`colour.${marker}`)}
                  isChosen={((marked && colourOf(marked)) ?? state.marker) === marker}
                  onChoose={() => colour({ marker })}
                >
                  <span className={clsx(css.dot, markColours[marker])} />
                </Choice>
              ))
            : penColours.map((pen) => (
                <Choice
                  key={pen}
                  name={t(`colour.${pen}`)}
                  isChosen={((marked && colourOf(marked)) ?? state.pen) === pen}
                  onChoose={() => colour({ pen })}
                >
                  <span className={clsx(css.dot, markColours[pen])} />
                </Choice>
              ))}
        </div>
      )}
      {hasWidth ? (
        <div className={css.group}>
          {penWidths.map((width, at) => (
            <Choice
              key={width}
              name={t('width', { at: at + 1, of: penWidths.length })}
              isChosen={state.width === width}
              onChoose={() => book.set({ width })}
            >
              <span className={css.line} style={{ height: width * 1.5 }} />
            </Choice>
          ))}
        </div>
      ) : null}
      {tool === 'note' || tool === 'text' || tool === 'shape' ? (
        <div className={css.group}>
          <button type="button" className={clsx(css.choice, css.worded)} onClick={place}>
            {t('placeInMiddle')}
          </button>
        </div>
      ) : null}
      <div className={css.group}>
        {state.copied.length > 0 ? (
          <button
            type="button"
            className={clsx(css.choice, css.worded)}
            onClick={() => pasteCopied(book, around.stage.current)}
          >
            {t('paste', { count: state.copied.length })}
          </button>
        ) : null}
        <button
          type="button"
          className={css.choice}
          aria-label={t('undo')}
          title={t('undo')}
          disabled={list.done.length === 0}
          onClick={book.undo}
        >
          <Icon name="arrow-counter-clockwise" size={20} />
        </button>
        <button
          type="button"
          className={css.choice}
          aria-label={t('redo')}
          title={t('redo')}
          disabled={list.undone.length === 0}
          onClick={book.redo}
        >
          <Icon name="arrow-clockwise" size={20} />
        </button>
      </div>
    </div>
  );
}
