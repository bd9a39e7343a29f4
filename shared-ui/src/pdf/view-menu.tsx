import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { Button } from '../base/button';
import { RadioGroup } from '../form/radio-group';
import { Segmented } from '../form/segmented';
import { Switch } from '../form/switch';
import { useT } from './messages';
import type { View, Zoom } from './page-list';
import { type ReaderSettings, textSizes, textSpacings } from './reader-settings';
import css from './view-menu.module.css';

interface ViewMenuProps {
  /** The button that opens it: a press on it is none beside the menu. */
  opener: RefObject<HTMLElement | null>;
  settings: ReaderSettings;
  onSettings: (next: Partial<ReaderSettings>) => void;
  zoom: Zoom;
  percent: number;
  onZoom: (direction: 1 | -1) => void;
  onFit: (zoom: Zoom) => void;
  onTurn: () => void;
  isFull: boolean;
  onFull: () => void;
  onClose: () => void;
}

/** How the document is shown: how pages stand, how large, how dark; or its text alone. */
export function ViewMenu(props: ViewMenuProps) {
  const { opener, settings, onSettings, isFull, onFull, onTurn, onClose } = props;
  const t = useT();
  const menu = useRef<HTMLElement>(null);
  useEffect(() => menu.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      const isOurs = [menu.current, opener.current].some((element) => element?.contains(target as Node));
      if (!isOurs) onClose();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [opener, onClose]);
  const close = () => {
    onClose();
    opener.current?.focus();
  };
  // The pages are what is wanted then.
  const full = () => {
    onFull();
    close();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  const views = [
    { value: 'continuous', label: t('readerContinuous') },
    { value: 'single', label: t('readerSingle') },
    { value: 'double', label: t('readerDouble') },
    { value: 'text', label: t('readerAsText') },
  ] as const satisfies readonly { value: View | 'text'; label: string }[];
  return (
    <section ref={menu} className={css.menu} aria-label={t('readerView')} onKeyDown={keys}>
      <RadioGroup<View | 'text'>
        label={t('readerShow')}
        value={settings.isText ? 'text' : settings.view}
        options={views}
        onChange={(next) => onSettings(next === 'text' ? { isText: true } : { isText: false, view: next })}
      />
      {settings.isText ? <TextTools settings={settings} onSettings={onSettings} /> : <ZoomTools {...props} />}
      {settings.isText ? null : (
        <div className={css.dim}>
          <Switch label={t('readerDim')} on={settings.isDimmed} onChange={(isDimmed) => onSettings({ isDimmed })} />
        </div>
      )}
      <div className={css.row}>
        {settings.isText ? null : (
          <Button size="sm" icon="arrow-clockwise" onClick={onTurn}>
            {t('readerTurn')}
          </Button>
        )}
        <Button size="sm" icon="corners-out" aria-pressed={isFull} onClick={full}>
          {t('readerFull')}
        </Button>
      </div>
      <p className={css.keys}>{t('readerKeys')}</p>
    </section>
  );
}

function ZoomTools({ zoom, percent, onZoom, onFit }: ViewMenuProps) {
  const t = useT();
  return (
    <>
      <div className={css.row}>
        <span className={css.label}>{t('readerSize')}</span>
        <Button kind="text" size="sm" icon="minus" aria-label={t('readerZoomOut')} onClick={() => onZoom(-1)} />
        <span className={css.value} role="status">
          {percent}%
        </span>
        <Button kind="text" size="sm" icon="plus" aria-label={t('readerZoomIn')} onClick={() => onZoom(1)} />
      </div>
      <div className={css.row}>
        <Button size="sm" aria-pressed={zoom === 'fit'} onClick={() => onFit('fit')}>
          {t('readerFit')}
        </Button>
        <Button size="sm" aria-pressed={zoom === 'page'} onClick={() => onFit('page')}>
          {t('readerFitPage')}
        </Button>
        <Button size="sm" aria-pressed={zoom === 1} onClick={() => onFit(1)}>
          100%
        </Button>
      </div>
    </>
  );
}

function TextTools({
  settings: { textSize, textSpacing },
  onSettings,
}: Pick<ViewMenuProps, 'settings' | 'onSettings'>) {
  const t = useT();
  const at = (textSizes as readonly number[]).indexOf(textSize);
  const step = (by: 1 | -1) => {
    const next = textSizes[at + by];
    if (next) onSettings({ textSize: next });
  };
  return (
    <>
      <div className={css.row}>
        <span className={css.label}>{t('readerTextSize')}</span>
        <Button
          kind="text"
          size="sm"
          icon="minus"
          aria-label={t('readerTextSmaller')}
          disabled={at <= 0}
          onClick={() => step(-1)}
        />
        <span className={css.value} role="status">
          {Math.round(100 * textSize)}%
        </span>
        <Button
          kind="text"
          size="sm"
          icon="plus"
          aria-label={t('readerTextLarger')}
          disabled={at >= textSizes.length - 1}
          onClick={() => step(1)}
        />
      </div>
      <Segmented
        label={t('readerSpacing')}
        value={textSpacing}
        options={textSpacings.map((value) => ({ value, label: t(`readerSpacing.${value}`) }))}
        onChange={(next) => onSettings({ textSpacing: next })}
      />
    </>
  );
}
