import { useLocation } from '@tvacha/shared-core/router';
import { LoadingState } from '@tvacha/shared-ui/states';
import { useLayoutEffect, useRef } from 'react';
import { openAreas } from '../area/area-code';
import { useAreaStatus } from '../area-status';
import { routeFor } from '../match';
import { useAreas } from '../registry/registry-store';
import { dropPrerendered, useIsPrerendered } from '../release/prerendered-element';
import { AreaFailure } from './area-failure';
import styles from './outlet.module.css';

// The same object always: another one would make React write it again.
const empty = { __html: '' };

/** The place where remotes are mounted, and what is said there while one loads or when none can be shown. */
export function RemoteOutlet() {
  const { pathname, search } = useLocation();
  const found = routeFor(useAreas(), pathname);
  const remotes = useRef<HTMLDivElement>(null);
  const first = useRef(pathname + search);

  const area = found?.area.area;

  // Before the screen is painted, so that there is no moment with nothing in the area's place.
  useLayoutEffect(() => (area && remotes.current ? openAreas(area, remotes.current) : undefined), [area]);

  useLayoutEffect(() => {
    if (pathname + search !== first.current) dropPrerendered();
  }, [pathname, search]);

  return (
    <div className={styles.outlet} data-open={found ? '' : undefined}>
      {found && <AreaState key={found.area.area} {...found} />}
      {/* React never looks inside: each release gets an element of its own here, the first one from the server. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; what the server put here stays. */}
      <div ref={remotes} className={styles.remotes} dangerouslySetInnerHTML={empty} suppressHydrationWarning />
    </div>
  );
}

function AreaState({ area, route }: NonNullable<ReturnType<typeof routeFor>>) {
  const status = useAreaStatus(area.area);
  // The server's page can be read already; what is said here would stand in its way.
  if (useIsPrerendered()) return null;
  if (status.state === 'loading') {
    return (
      <div className={`${styles.state} ${styles.loading}`}>
        <LoadingState shape="page" />
      </div>
    );
  }
  if (status.state !== 'failed') return null;
  return (
    <div className={styles.state}>
      <AreaFailure area={area} route={route} status={status} />
    </div>
  );
}
