import type { ReactNode } from 'react';
import styles from './area-frame.module.css';
import { SideList } from './side-list';

/** The doctor area under the shell's header: its own side list, and the page. */
export function AreaFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.area}>
      <SideList />
      <div className={styles.page}>{children}</div>
    </div>
  );
}
