import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface AppLinkProps {
  /** A complete path, typed as a string because the shell does not know the routes of the areas. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
  onClick?: () => void;
  'aria-label'?: string | undefined;
  title?: string | undefined;
  /** Whether the link is also active on paths below `to`. */
  deep?: boolean;
  /** Further paths on which, and below which, the link is active. */
  activePaths?: readonly string[] | undefined;
  /** Paths below `to` on which the link is not active, because another link is. */
  otherPaths?: readonly string[] | undefined;
}

/** A link of the shell. Areas use the typed `Link` of the router. */
export function AppLink({ to, deep = true, activePaths = [], otherPaths = [], ...rest }: AppLinkProps) {
  const pathname = useLocation({ select: (location) => `${location.pathname}/` });
  const isBelow = (path: string) => pathname.startsWith(`${path}/`);
  const isActive = activePaths.some(isBelow);
  return (
    <Link
      {...rest}
      {...(isActive && { 'aria-current': 'page' })}
      to={to as never}
      activeOptions={{ exact: !deep || otherPaths.some(isBelow), includeSearch: false }}
    />
  );
}
