import { Icon, type IconName } from '@tvacha/shared-ui/icon';
import styles from './points.module.css';

interface PointsProps {
  points: readonly { icon: IconName; title: string; text: string }[];
}

/** Short statements side by side, each with a sign. */
export function Points({ points }: PointsProps) {
  return (
    <ul className={styles.points}>
      {points.map(({ icon, title, text }) => (
        <li key={title} className={styles.point}>
          <span className={styles.icon}>
            <Icon name={icon} size={24} />
          </span>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
