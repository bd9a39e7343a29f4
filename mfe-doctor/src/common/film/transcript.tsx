import type { Captions, Cue } from '@tvacha/shared-contract';
import { languages } from '@tvacha/shared-contract/languages';
import { useLanguage } from '@tvacha/shared-core/i18n';
import { SearchField } from '@tvacha/shared-ui/search-field';
import { Segmented } from '@tvacha/shared-ui/segmented';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { clock } from '../clock';
import styles from './film.module.css';
import { useFilmT } from './messages';

interface TranscriptProps {
  captions: readonly Captions[];
  /** Where the film is. */
  second: number;
  onJump: (second: number) => void;
}

const folded = (text: string) => text.toLocaleLowerCase();

/** A text with what was searched for marked. */
function marked(text: string, wanted: string): ReactNode {
  const at = wanted === '' ? -1 : folded(text).indexOf(folded(wanted));
  if (at < 0) return text;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {marked(text.slice(end), wanted)}
    </>
  );
}

/** The words of a film as they come: the line that is said is marked, each leads to its second, and all are searched. */
export function Transcript({ captions, second, onJump }: TranscriptProps) {
  const t = useFilmT();
  const own = useLanguage();
  const heading = useId();
  const [chosen, setChosen] = useState<string>(own);
  const [wanted, setWanted] = useState('');
  const box = useRef<HTMLOListElement>(null);
  const { language, cues } = captions.find((one) => one.language === chosen) ?? (captions[0] as Captions);
  const found = wanted === '' ? cues : cues.filter(({ text }) => folded(text).includes(folded(wanted)));
  const said = second > 0 ? cues.findLast(({ from }) => from <= second) : undefined;

  useEffect(() => {
    const line = box.current?.querySelector<HTMLElement>('[aria-current]');
    // The box alone is moved, and not while somebody looks for something in it.
    if (said && wanted === '' && box.current && line)
      box.current.scrollTop = line.offsetTop - box.current.clientHeight / 3;
  }, [said, wanted]);

  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{t('transcript')}</h2>
      <div className={styles.tools}>
        <SearchField value={wanted} onChange={setWanted} label={t('search')} placeholder={t('search')} />
        {captions.length > 1 ? (
          <Segmented
            label={t('language')}
            value={language}
            options={captions.map((one) => ({
              value: one.language,
              label: languages.find(({ code }) => code === one.language)?.name ?? one.language,
            }))}
            onChange={setChosen}
          />
        ) : null}
      </div>
      <p className={styles.found} role="status">
        {wanted === '' ? '' : t('found', { count: found.length })}
      </p>
      <ol ref={box} className={styles.transcript} lang={language}>
        {found.map((cue) => (
          <Line key={cue.from} cue={cue} isSaid={cue === said} onJump={onJump}>
            {marked(cue.text, wanted)}
          </Line>
        ))}
      </ol>
    </section>
  );
}

interface LineProps {
  cue: Cue;
  isSaid: boolean;
  onJump: (second: number) => void;
  children: ReactNode;
}

const Line = ({ cue: { from }, isSaid, onJump, children }: LineProps) => (
  <li aria-current={isSaid || undefined}>
    <button type="button" className={styles.line} onClick={() => onJump(from)}>
      <span className={styles.time}>{clock(Math.floor(from))}</span>
      <span>{children}</span>
    </button>
  </li>
);
