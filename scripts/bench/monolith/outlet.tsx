import { bringParts } from '@tvacha/shared-core/resources';
import { Route, Routes, useLocation } from '@tvacha/shared-core/router';
import { LoadingState } from '@tvacha/shared-ui/states';
import { Suspense, useEffect, useState } from 'react';
import type { AreaInfo } from '../../../shell/src/federation/contract';
import { routeFor } from '../../../shell/src/federation/match';
import { type AreaCode, areas, loadArea } from './areas';

/** What the remotes' outlet is in the shell, here as one React tree with one router. */
export function Outlet() {
  const { pathname } = useLocation();
  const area = routeFor(areas, pathname)?.area.area;
  const [open, setOpen] = useState<{ area: AreaInfo['area']; code: AreaCode }>();

  useEffect(() => {
    if (!area) return;
    let undo: (() => void) | undefined;
    let left = false;
    void loadArea(area).then((code) => {
      if (left) return;
      undo = bringParts({ key: area, ...code });
      setOpen({ area, code });
    });
    return () => {
      left = true;
      undo?.();
    };
  }, [area]);

  if (!area) return null;
  const waiting = <LoadingState shape="page" />;
  if (open?.area !== area) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Routes>
        {open.code.routes.map(({ path, element }) => (
          <Route key={path} path={path} element={element} />
        ))}
      </Routes>
    </Suspense>
  );
}
