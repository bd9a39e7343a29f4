import type { QuizQuestion } from '@tvacha/shared-contract';
import { FigureArt } from '@tvacha/shared-ui/figure-art';
import { Icon } from '@tvacha/shared-ui/icon';
import { Modal } from '@tvacha/shared-ui/modal';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import styles from './quiz-picture.module.css';

/** What a question is about; a click shows it large. */
export function QuizPicture({ picture }: { picture: NonNullable<QuizQuestion['picture']> }) {
  const t = useT();
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <button type="button" className={styles.picture} onClick={() => setLarge(true)} aria-haspopup="dialog">
        <span className={styles.drawing} role="img" aria-label={picture.alt}>
          <FigureArt drawing={picture.drawing} tone={3} />
        </span>
        <span className={styles.zoom}>
          <Icon name="arrows-out" size={16} />
          {t('quizzes.zoom')}
        </span>
      </button>
      <Modal open={isLarge} title={t('quizzes.picture')} size="document" footer={null} onClose={() => setLarge(false)}>
        <div className={styles.large} role="img" aria-label={picture.alt}>
          <FigureArt drawing={picture.drawing} tone={3} />
        </div>
        <p className={styles.alt}>{picture.alt}</p>
      </Modal>
    </>
  );
}
