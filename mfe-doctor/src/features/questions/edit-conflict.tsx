import { ConflictNotice } from '@tvacha/shared-ui/conflict-notice';
import { RichText } from '@tvacha/shared-ui/rich-text';
import forms from './form.module.css';
import { useT } from './messages';

interface OtherVersionProps {
  title?: string;
  text: string;
  onTake: () => void;
  onKeep: () => void;
}

/** What was changed meanwhile in another tab reads so now, beside what is written here: one of the two is chosen. */
export function OtherVersion({ title, text, onTake, onKeep }: OtherVersionProps) {
  const t = useT();
  return (
    <ConflictNotice
      title={t('questions.other.title')}
      take={t('questions.other.take')}
      keep={t('questions.other.keep')}
      onTake={onTake}
      onKeep={onKeep}
    >
      <div className={forms.other}>
        {title ? <strong>{title}</strong> : null}
        <RichText text={text} />
      </div>
    </ConflictNotice>
  );
}
