import type { ListedDoctor } from '@tvacha/shared-contract';
import { initialsOf } from './doctor-facts';
import styles from './initials.module.css';

const grounds = [styles.teal, styles.clay, styles.sand] as const;

interface InitialsProps {
  doctor: Pick<ListedDoctor, '_id' | 'first_name' | 'last_name'>;
  /** The one of a profile. */
  large?: boolean;
}

/** A doctor without a photo: letters, for a face that is drawn would be somebody else's. */
export function Initials({ doctor, large = false }: InitialsProps) {
  const ground = grounds[Number.parseInt(doctor._id.slice(-4), 16) % grounds.length];
  return (
    <span className={`${styles.disc} ${ground} ${large ? styles.large : ''}`} aria-hidden="true">
      {initialsOf(doctor)}
    </span>
  );
}
