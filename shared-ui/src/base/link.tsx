import { Link, useInRouterContext } from '@tvacha/shared-core/router';
import type { AnchorHTMLAttributes } from 'react';

interface SmartLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A real link: within the portal the router follows it, elsewhere the browser does. */
export function SmartLink({ href, ...rest }: SmartLinkProps) {
  const routed =
    useInRouterContext() &&
    href.startsWith('/') &&
    !href.startsWith('//') &&
    !rest.target &&
    rest.download === undefined;
  return routed ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
