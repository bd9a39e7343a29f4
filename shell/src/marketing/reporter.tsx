import type { MarketingScript } from '@tvacha/shared-contract';
import { getLanguage } from '@tvacha/shared-core/i18n';
import { useLocation } from '@tvacha/shared-core/router';
import { useSession } from '@tvacha/shared-core/session';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Page } from '../frame/page/find-page';
import { type MarketingAdapter, silent } from './adapter';
import { hasConsent, watchConsent } from './consent';
import { connectQueue } from './queue-adapter';

export interface ReporterProps {
  script: MarketingScript;
  page: Page;
  /** Whether this session began in this very page. */
  isNew: () => boolean;
  /** The tool in use. */
  connect?: (script: MarketingScript) => MarketingAdapter;
}

const routeOf = (page: Page): string => {
  if (page.kind === 'shell') return page.row.path;
  return page.kind === 'remote' ? page.route.path : '';
};

/** Tells the tool what somebody does who agreed to it, from then on and no longer than they do. Draws nothing. */
export function Reporter({ script, page, isNew, connect = connectQueue }: ReporterProps) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [agreed, setAgreed] = useState(false);
  const [adapter, setAdapter] = useState(silent);
  const id = user?._id;
  const route = routeOf(page);

  useEffect(() => {
    let heard = false;
    const hear = (given: boolean) => {
      heard = true;
      setAgreed(given);
    };
    const end = watchConsent(hear);
    // What cannot be found out is a no.
    if (id)
      hasConsent().then(
        (given) => heard || hear(given),
        () => undefined,
      );
    return () => {
      heard = true;
      setAgreed(false);
      end();
    };
  }, [id]);

  const begin = useEffectEvent(() => {
    if (!user) return silent;
    const tool = connect(script);
    tool.identify({ id: user._id, email: user.email, role: user.role, language: getLanguage() });
    if (isNew()) tool.event('login');
    return tool;
  });
  useEffect(() => {
    if (!agreed) return;
    const tool = begin();
    setAdapter(tool);
    return () => {
      tool.end();
      setAdapter(silent);
    };
  }, [agreed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one page after another of the same route is two views.
  useEffect(() => {
    if (route) adapter.page(route);
  }, [adapter, route, pathname]);

  return null;
}
