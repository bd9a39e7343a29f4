import { Icon, type IconName } from '@tvacha/shared-ui/icon';
import { clsx } from 'clsx';
import styles from './icon-tile.module.css';

interface IconTileProps {
  icon: IconName;
  /** The patients' colour, or the doctors'. */
  tone?: 'clay' | 'primary';
  size?: 40 | 48;
}

/** A sign on a tinted square. */
export function IconTile({ icon, tone = 'clay', size = 40 }: IconTileProps) {
  return (
    <span className={clsx(styles.tile, styles[tone], size === 48 && styles.large)}>
      <Icon name={icon} size={size === 48 ? 24 : 20} />
    </span>
  );
}

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
