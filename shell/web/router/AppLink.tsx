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
}

/** A link of the shell. Areas use the typed `Link` of the router. */
export function AppLink({ to, deep = true, activePaths = [], ...rest }: AppLinkProps) {
  const isActive = useLocation({
    select: ({ pathname }) => activePaths.some((path) => `${pathname}/`.startsWith(`${path}/`)),
  });
  return (
    <Link
      {...rest}
      {...(isActive && { 'aria-current': 'page' })}
      to={to as never}
      activeOptions={{ exact: !deep, includeSearch: false }}
    />
  );
}
