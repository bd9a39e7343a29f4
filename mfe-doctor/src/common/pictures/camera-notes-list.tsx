import { useEffect, useState } from 'react';
import { type CameraNote, notesOfCamera } from './camera-notes';
import { useT } from './messages';

const hidden: Record<string, 'prep.gps' | 'prep.thumbnail'> = { gps: 'prep.gps', thumbnail: 'prep.thumbnail' };

/** What the camera wrote into a picture, and that it is removed. */
export function CameraNotes({ file }: { file: File }) {
  const t = useT();
  const [notes, setNotes] = useState<readonly CameraNote[]>();
  useEffect(() => {
    let isLeft = false;
    void notesOfCamera(file).then((found) => isLeft || setNotes(found));
    return () => {
      isLeft = true;
    };
  }, [file]);
  return (
    <div aria-live="polite">
      {notes?.length === 0 ? <p>{t('prep.noExif')}</p> : null}
      {notes?.length ? (
        <>
          <p>{t('prep.exif')}</p>
          <ul>
            {notes.map(({ name, value }) => (
              <li key={name}>{hidden[name] ? t(hidden[name]) : `${name}: ${value}`}</li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
