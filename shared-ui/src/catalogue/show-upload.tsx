import { uploads } from '@tvacha/shared-contract/uploads';
import { useEffect, useState } from 'react';
import { FileUpload, type UploadItem } from '../upload/file-upload';
import css from './catalogue.module.css';
import { Section, useT } from './section';

const given: readonly UploadItem[] = [
  { id: 'a', name: 'degree-certificate.pdf', size: 1_258_291, status: 'done' },
  { id: 'b', name: 'degree-back-page.jpg', size: 655_360, status: 'sending', progress: 0.42 },
  { id: 'c', name: 'mark-sheet-of-the-second-professional-examination.jpg', size: 900_000, status: 'failed' },
  { id: 'd', name: 'fellowship.png', size: 410_000, status: 'waiting' },
];

/** A pretended sending: a tenth of each file at a time. */
function usePretended() {
  const [files, setFiles] = useState<readonly UploadItem[]>([]);
  useEffect(() => {
    const timer = setInterval(() => {
      setFiles((all) =>
        all.map((file) => {
          const progress = (file.progress ?? 0) + 0.1;
          if (file.status === 'done') return file;
          return progress >= 1 ? { ...file, status: 'done' } : { ...file, status: 'sending', progress };
        }),
      );
    }, 300);
    return () => clearInterval(timer);
  }, []);
  const add = (chosen: File[]) =>
    setFiles((all) => [
      ...all,
      ...chosen.map(({ name, size }) => ({ id: crypto.randomUUID(), name, size, status: 'waiting' as const })),
    ]);
  const remove = (id: string) => setFiles((all) => all.filter((file) => file.id !== id));
  return { files, add, remove };
}

export function FileUploads() {
  const say = useT();
  const { files, add, remove } = usePretended();
  const nothing = () => undefined;
  return (
    <>
      <Section name="Try it">
        <div className={css.half}>
          <FileUpload
            label={say('Visiting card', 'विज़िटिंग कार्ड')}
            rule={uploads.visitingCard}
            files={files}
            onAdd={add}
            onRemove={remove}
          />
        </div>
      </Section>
      <Section name="Each state of a file; wrong; off">
        <div className={css.half}>
          <FileUpload
            label={say('Degree certificate', 'डिग्री प्रमाणपत्र')}
            hint={say('A photograph in daylight will do', 'दिन की रोशनी में ली गई तस्वीर काफ़ी है')}
            rule={uploads.degree}
            files={given}
            onAdd={nothing}
            onRemove={nothing}
            onRetry={nothing}
          />
        </div>
        <div className={css.half}>
          <FileUpload
            label={say('Picture of you', 'आपकी तस्वीर')}
            rule={uploads.profilePic}
            files={[]}
            onAdd={nothing}
            onRemove={nothing}
            error={say('A picture is needed', 'तस्वीर ज़रूरी है')}
          />
        </div>
        <div className={css.half}>
          <FileUpload
            label={say('Cover', 'आवरण')}
            rule={uploads.contentCover}
            files={[]}
            onAdd={nothing}
            onRemove={nothing}
            disabled
          />
        </div>
      </Section>
    </>
  );
}
