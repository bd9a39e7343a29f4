import type { QuizQuestion } from '@tvacha/shared-contract';
import { Icon } from '@tvacha/shared-ui/icon';
import { FailedPart, latePart } from '@tvacha/shared-ui/late-part';
import { Modal } from '@tvacha/shared-ui/modal';
import { type ReactNode, useState } from 'react';
import { useT } from './messages';
import styles from './quiz-picture.module.css';

type Picture = NonNullable<QuizQuestion['picture']>;

function Enlargeable({ alt, drawing }: { alt: string; drawing: ReactNode }) {
  const t = useT();
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <button type="button" className={styles.picture} onClick={() => setLarge(true)} aria-haspopup="dialog">
        <span className={styles.drawing} role="img" aria-label={alt}>
          {drawing}
        </span>
        <span className={styles.zoom}>
          <Icon name="arrows-out" size={16} />
          {t('quizzes.zoom')}
        </span>
      </button>
      <Modal open={isLarge} title={t('quizzes.picture')} size="document" footer={null} onClose={() => setLarge(false)}>
        <div className={styles.large} role="img" aria-label={alt}>
          {drawing}
        </div>
        <p className={styles.alt}>{alt}</p>
      </Modal>
    </>
  );
}

/** All drawings weigh as much as the page, and few questions have one. */
const Drawn = latePart<Picture>(
  async () => {
    const { FigureArt } = await import('@tvacha/shared-ui/figure-art');
    return ({ alt, drawing }) => <Enlargeable alt={alt} drawing={<FigureArt drawing={drawing} tone={3} />} />;
  },
  {
    fallback: (
      <div className={styles.picture}>
        <div className={styles.drawing} />
      </div>
    ),
    failed: (retry) => <FailedPart onRetry={retry} />,
  },
);

/** What a question is about; a click shows it large. */
export const QuizPicture = ({ picture }: { picture: Picture }) => <Drawn {...picture} />;
