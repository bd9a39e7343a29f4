import type { IconName } from '@tvacha/shared-ui/icon';
import { clsx } from 'clsx';
import { IconTile } from './icon-tile';
import styles from './statements.module.css';

interface Statement {
  title: string;
  text: string;
}

/** Short statements side by side, each on a card with a sign. */
export function Points({ points }: { points: readonly (Statement & { icon: IconName })[] }) {
  return (
    <ul className={clsx(styles.list, points.length > 4 && styles.many)}>
      {points.map(({ icon, title, text }) => (
        <li key={title} className={styles.point}>
          <IconTile icon={icon} size={48} />
          <Words title={title} text={text} />
        </li>
      ))}
    </ul>
  );
}

/** What happens one after the other. */
export function Steps({ steps }: { steps: readonly Statement[] }) {
  return (
    <ol className={clsx(styles.list, steps.length > 4 && styles.many)}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <Words title={title} text={text} />
        </li>
      ))}
    </ol>
  );
}

function Words({ title, text }: Statement) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
