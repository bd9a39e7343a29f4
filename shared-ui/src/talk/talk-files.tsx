import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/icon';
import { useT } from './messages';
import css from './talk-log.module.css';

export interface TalkFile {
  id: string;
  name: string;
  url: string;
  /** Of a picture: a smaller copy of it, and the shape of its place. */
  preview: { url: string; width: number; height: number } | null;
}

/** Links of the server are good for five minutes; after so many milliseconds they are asked for anew. */
const life = 240_000;

interface PictureProps {
  name: string;
  preview: NonNullable<TalkFile['preview']>;
  onLost: () => void;
}

/** A picture as it stands in a talk; it opens in full by its link. */
function Picture({ name, preview, onLost }: PictureProps) {
  const { url, width, height } = preview;
  // Each answer of the server brings new links: what is drawn stays by the one it came by, until that one fails.
  const [shown, setShown] = useState(url);
  const [isLost, setLost] = useState(false);
  if (isLost && shown !== url) {
    setShown(url);
    setLost(false);
  }
  return (
    <img
      className={css.picture}
      src={shown}
      width={width}
      height={height}
      alt={name}
      loading="lazy"
      onError={() => {
        setLost(true);
        onLost();
      }}
    />
  );
}
interface FileProps {
  file: TalkFile;
  /** Brings the files of its message with new links. */
  renew: () => Promise<readonly TalkFile[]>;
}

/** One file, opened or saved by its link; a link that may have ended is asked for anew first. */
function File({ file: given, renew }: FileProps) {
  const t = useT();
  const ref = useRef<HTMLAnchorElement>(null);
  const [renewed, setRenewed] = useState({ of: given.url, file: given });
  const [asked, setAsked] = useState<'asking' | 'failed'>();
  const { id, name, url, preview } = renewed.of === given.url ? renewed.file : given;
  const cameAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the link whose age counts
  useEffect(() => {
    cameAt.current = Date.now();
  }, [url]);

  const isOld = () => Date.now() - cameAt.current >= life;
  const ask = async () => {
    const file = (await renew()).find((one) => one.id === id);
    if (!file) throw new Error('The file is not there any more');
    cameAt.current = Date.now();
    setRenewed({ of: given.url, file });
    return file.url;
  };
  const open = async () => {
    setAsked('asking');
    try {
      const href = await ask();
      setAsked(undefined);
      if (ref.current) Object.assign(ref.current, { href }).click();
    } catch {
      setAsked('failed');
    }
  };
  const onClick = (event: MouseEvent) => {
    if (!isOld()) return;
    event.preventDefault();
    if (asked !== 'asking') void open();
  };
  const onLost = () => {
    if (isOld()) ask().catch(() => undefined);
  };
  const link = { ref, href: url, onClick, 'aria-busy': asked === 'asking' || undefined };
  return (
    <li>
      {preview ? (
        <a {...link} target="_blank" rel="noreferrer">
          <Picture name={name} preview={preview} onLost={onLost} />
        </a>
      ) : (
        <a {...link} className={css.paper} download={name}>
          <Icon name="file-pdf" size={20} />
          <span>{name}</span>
        </a>
      )}
      {asked === 'failed' ? (
        <p className={css.aside} role="alert">
          {t('fileFailed')}
        </p>
      ) : null}
    </li>
  );
}

interface TalkFilesProps extends Pick<FileProps, 'renew'> {
  files: readonly TalkFile[];
}

/** Pictures and PDFs of a message. */
export function TalkFiles({ files, renew }: TalkFilesProps) {
  return (
    <ul className={css.files}>
      {files.map((file) => (
        <File key={file.id} file={file} renew={renew} />
      ))}
    </ul>
  );
}
