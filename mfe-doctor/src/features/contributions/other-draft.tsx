import type { ContributionDetail } from '@tvacha/shared-contract';
import { Button } from '@tvacha/shared-ui/button';
import { Notice } from '@tvacha/shared-ui/notice';
import { type DraftValues, valuesOf } from './draft-values';
import styles from './form.module.css';
import { useT } from './messages';

const shown = [
  'title',
  'summary',
  'diagnosis',
  'history',
  'examination',
  'investigations',
  'treatment',
  'outcome',
  'teachingPoint',
  'findings',
] as const;

interface OtherDraftProps {
  other: ContributionDetail;
  values: DraftValues;
  onChoose: (taken: boolean) => void;
}

/** How it reads on the other device, where that differs from what stands here: one of the two is chosen. */
export function OtherDraft({ other, values, onChoose }: OtherDraftProps) {
  const t = useT();
  const theirs = valuesOf(other);
  const different = shown.filter((field) => theirs[field] !== values[field]);
  return (
    <Notice tone="warning" live title={t('contributions.other.title')}>
      <dl className={styles.other}>
        {different.map((field) => (
          <div key={field}>
            <dt>{t(`contributions.field.${field}`)}</dt>
            <dd>{theirs[field] || t('contributions.other.empty')}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.moves}>
        <Button size="sm" onClick={() => onChoose(true)}>
          {t('contributions.other.take')}
        </Button>
        <Button size="sm" onClick={() => onChoose(false)}>
          {t('contributions.other.keep')}
        </Button>
      </div>
    </Notice>
  );
}
