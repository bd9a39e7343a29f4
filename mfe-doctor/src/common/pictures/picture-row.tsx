import type { Picture } from '@tvacha/shared-contract';
import { Button } from '@tvacha/shared-ui/button';
import { Checkbox } from '@tvacha/shared-ui/checkbox';
import type { ReactNode } from 'react';
import { useT } from './messages';
import styles from './pictures.module.css';

interface PictureRowProps {
  picture: Pick<Picture, 'url' | 'thumbnails'>;
  /** From 1. */
  number: number;
  checked: boolean;
  onCheck: (checked: boolean) => void;
  onRemove: () => void;
  /** What else is said of it. */
  children?: ReactNode;
  /** Buttons before the one that removes it. */
  moves?: ReactNode;
}

/** A picture that was sent, and whether its author looked at it. */
export function PictureRow({ picture, number, checked, onCheck, onRemove, children, moves }: PictureRowProps) {
  const t = useT();
  return (
    <li className={styles.picture}>
      <img src={picture.thumbnails[0]?.url ?? picture.url} alt={t('picture', { number })} />
      <div className={styles.pictureWords}>
        {children}
        <Checkbox label={t('checked', { number })} checked={checked} onChange={onCheck} />
        <div className={styles.moves}>
          {moves}
          <Button size="sm" kind="text" icon="trash" aria-label={t('remove', { number })} onClick={onRemove} />
        </div>
      </div>
    </li>
  );
}
