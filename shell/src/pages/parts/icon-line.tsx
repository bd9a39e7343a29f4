import type { IconName } from '@tvacha/shared-ui/icon';
import styles from './icon-line.module.css';
import { IconTile } from './icon-tile';

interface IconLineProps {
  icon: IconName;
  tone?: 'clay' | 'primary';
  name: string;
  about: string;
}

/** A name with its sign, and what it is for; stands in a list entry or a link. */
export function IconLine({ icon, tone, name, about }: IconLineProps) {
  return (
    <span className={styles.line}>
      <IconTile icon={icon} tone={tone} />
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.about}>{about}</span>
      </span>
    </span>
  );
}
