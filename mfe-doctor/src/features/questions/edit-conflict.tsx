import { Button } from '@tvacha/shared-ui/button';
import { Notice } from '@tvacha/shared-ui/notice';
import { RichText } from '@tvacha/shared-ui/rich-text';
import { useT } from '../../common/i18n';
import forms from './form.module.css';
import styles from './questions.module.css';

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
    <Notice tone="warning" live title={t('questions.other.title')}>
      <div className={forms.other}>
        {title ? <strong>{title}</strong> : null}
        <RichText text={text} />
      </div>
      <div className={styles.tools}>
        <Button size="sm" onClick={onTake}>
          {t('questions.other.take')}
        </Button>
        <Button size="sm" onClick={onKeep}>
          {t('questions.other.keep')}
        </Button>
      </div>
    </Notice>
  );
}
