import { useState } from 'react';
import { Icon } from '../icons/icon';
import css from './talk-log.module.css';

export interface TalkFile {
  id: string;
  name: string;
  url: string;
  /** Of a picture: a smaller copy of it, and the shape of its place. */
  preview: { url: string; width: number; height: number } | null;
}

/** A picture as it stands in a talk; it opens in full by its link. */
function Picture({ name, preview }: { name: string; preview: NonNullable<TalkFile['preview']> }) {
  const { url, width, height } = preview;
  // Each answer of the server brings new links: what is drawn stays by the one it came by, until that one fails.
  const [shown, setShown] = useState(url);
  return (
    <img
      className={css.picture}
      src={shown}
      width={width}
      height={height}
      alt={name}
      loading="lazy"
      onError={() => setShown(url)}
    />
  );
}

/** Pictures and PDFs of a message. */
export function TalkFiles({ files }: { files: readonly TalkFile[] }) {
  return (
    <ul className={css.files}>
      {files.map(({ id, name, url, preview }) => (
        <li key={id}>
          {preview ? (
            <a href={url} target="_blank" rel="noreferrer">
              <Picture name={name} preview={preview} />
            </a>
          ) : (
            <a className={css.paper} href={url} download={name}>
              <Icon name="file-pdf" size={20} />
              <span>{name}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
