import type { CSSProperties } from 'react';
import { Button } from '../base/button';
import { Icon } from '../icons/icon';
import css from './media-controls.module.css';
import type { MediaActions } from './media-keys';
import { useT } from './messages';
import type { MediaState } from './use-media';

/** Seconds as a player shows them: 4:05, 1:02:09. What is not known yet is 0:00. */
export function clock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.floor(seconds) : 0;
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

interface MediaControlsProps {
  kind: 'video' | 'audio';
  state: MediaState;
  actions: MediaActions;
  captions: readonly { language: string; label: string }[];
  /** The language of the captions that are shown. */
  spoken: string | undefined;
  onCaptions: (language: string | undefined) => void;
  onVolume: (volume: number) => void;
  onRate: (rate: number) => void;
}

const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
const skip = 10;
const filled = (part: number): CSSProperties & Record<'--filled', string> => ({ '--filled': `${part * 100}%` });

/** The bar of a player: position above, buttons below. */
export function MediaControls({
  kind,
  state,
  actions,
  captions,
  spoken,
  onCaptions,
  onVolume,
  onRate,
}: MediaControlsProps) {
  const t = useT();
  const { playing, time, duration, muted, volume, rate } = state;
  const at = t('at', { time: clock(time), total: clock(duration) });
  const loud = muted ? 0 : volume;
  return (
    <div className={css.controls}>
      <input
        className={css.range}
        type="range"
        aria-label={t('position')}
        aria-valuetext={at}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={Math.floor(time)}
        style={filled(duration > 0 ? time / duration : 0)}
        onChange={(event) => actions.seek(duration > 0 ? Number(event.target.value) / duration : 0)}
      />
      <div className={css.row}>
        <Button kind="text" aria-label={t(playing ? 'pause' : 'play')} onClick={actions.toggle}>
          <span className={css.glyph}>
            <Icon name={playing ? 'pause-fill' : 'play-fill'} size={24} />
          </span>
        </Button>
        <Button
          kind="text"
          icon="arrow-counter-clockwise"
          aria-label={t('back', { seconds: skip })}
          onClick={() => actions.skip(-skip)}
        />
        <Button
          kind="text"
          icon="arrow-clockwise"
          aria-label={t('forward', { seconds: skip })}
          onClick={() => actions.skip(skip)}
        />
        <span className={css.time} aria-hidden="true">
          {clock(time)}
          <span className={css.total}> / {clock(duration)}</span>
        </span>
        <span className={css.gap} />
        <span className={css.volume}>
          <Button kind="text" aria-label={t('mute')} aria-pressed={muted} onClick={actions.mute}>
            <span className={css.glyph}>{loud > 0 ? <Icon name="speaker-high" /> : <Icon name="speaker-slash" />}</span>
          </Button>
          <input
            className={css.range}
            type="range"
            aria-label={t('volume')}
            aria-valuetext={`${Math.round(loud * 100)}%`}
            min={0}
            max={1}
            step={0.05}
            value={loud}
            style={filled(loud)}
            onChange={(event) => onVolume(Number(event.target.value))}
          />
        </span>
        {captions.length === 0 ? null : (
          <Button kind="text" aria-label={t('captions')} aria-pressed={spoken !== undefined} onClick={actions.captions}>
            <span className={css.glyph}>
              <Icon name={spoken === undefined ? 'closed-captioning' : 'closed-captioning-fill'} />
            </span>
          </Button>
        )}
        {spoken === undefined || captions.length < 2 ? null : (
          <select
            className={css.speed}
            aria-label={t('captionsIn')}
            value={spoken}
            onChange={(event) => onCaptions(event.target.value)}
          >
            {captions.map(({ language, label }) => (
              <option key={language} value={language}>
                {label}
              </option>
            ))}
          </select>
        )}
        <select
          className={css.speed}
          aria-label={t('speed')}
          value={rate}
          onChange={(event) => onRate(Number(event.target.value))}
        >
          {rates.map((value) => (
            <option key={value} value={value}>
              {t('times', { rate: value })}
            </option>
          ))}
        </select>
        {kind === 'video' ? (
          <Button kind="text" aria-label={t('fullscreen')} onClick={actions.fullscreen}>
            <span className={css.glyph}>
              <Icon name="corners-out" />
            </span>
          </Button>
        ) : null}
      </div>
    </div>
  );
}
