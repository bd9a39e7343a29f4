import styles from '../federation/outlet/outlet.module.css';

interface ServerOutletProps {
  /** Whether an area's page is open. */
  open: boolean;
  /** The area's page as HTML. */
  html: string;
}

/** What RemoteOutlet draws first, around a page that is there already. */
export function ServerOutlet({ open, html }: ServerOutletProps) {
  return (
    <div className={styles.outlet} data-open={open ? '' : undefined}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has just written it. */}
      <div className={styles.remotes} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
