import type { UploadRule } from '@tvacha/shared-contract/uploads';
import { FileUpload } from '@tvacha/shared-ui/file-upload';
import { FailedPart, latePart } from '@tvacha/shared-ui/late-part';
import { LoadingState } from '@tvacha/shared-ui/states';
import { useRef, useState } from 'react';
import styles from './pictures.module.css';
import type { Sending } from './use-sending';

const PreparePicture = latePart(
  () => import(/* webpackChunkName: "prepare-picture" */ './prepare-picture').then((part) => part.PreparePicture),
  { fallback: <LoadingState shape="article" />, failed: (retry) => <FailedPart onRetry={retry} /> },
);
/** Without a canvas a picture goes as it is: the server takes out what the camera wrote, too. */
const canDraw = () => typeof createImageBitmap === 'function';

type SendingParts = 'chosen' | 'choose' | 'settle' | 'sending' | 'add' | 'retry' | 'cancel';

interface PictureIntakeProps extends Pick<Sending, SendingParts> {
  label: string;
  hint?: string;
  rule: UploadRule;
  /** How many there already are. */
  taken: number;
  /** Said where more are chosen than there is room for. */
  full: string;
}

/** Takes pictures in, each looked at before it leaves the device, and sent by itself. */
export function PictureIntake({ label, hint, rule, taken, full, ...files }: PictureIntakeProps) {
  const { chosen, choose, settle, sending, add, retry, cancel } = files;
  const [refused, setRefused] = useState<readonly string[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const room = rule.maxFiles - taken - sending.length - chosen.length;
  const take = (given: File[]) => {
    setRefused(given.length > room ? [full] : []);
    const fitting = given.slice(0, Math.max(0, room));
    if (canDraw()) choose(fitting);
    else fitting.forEach(add);
  };
  const [next] = chosen;
  const done = (id: string, file?: File, why?: string) => {
    settle(id);
    if (why) setRefused((all) => [...all, why]);
    if (file) add(file);
    // The part with the button that was pressed goes; where there is a next one it takes the focus then.
    box.current?.focus();
  };
  return (
    <div ref={box} tabIndex={-1} className={styles.intake}>
      <FileUpload
        label={label}
        hint={hint}
        rule={rule}
        files={sending}
        error={refused.join(' ') || undefined}
        disabled={room <= 0}
        onAdd={take}
        onRemove={cancel}
        onRetry={retry}
      />
      {next ? (
        <PreparePicture
          key={next.id}
          file={next.file}
          maxBytes={rule.maxBytes}
          onDone={(file, why) => done(next.id, file, why)}
        />
      ) : null}
    </div>
  );
}
