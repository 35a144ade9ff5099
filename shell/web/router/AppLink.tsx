import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface AppLinkProps {
  /** A complete path, typed as a string because the shell does not know the routes of the areas. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
  onClick?: () => void;
  'aria-label'?: string | undefined;
  title?: string | undefined;
  /** Whether the page belongs to this entry of a navigation; without it, the page with the path `to` does. */
  isCurrent?: boolean;
}

/** A link of the shell. Areas use the typed `Link` of the router. */
export function AppLink({ to, isCurrent = false, ...rest }: AppLinkProps) {
  return (
    <Link
      {...rest}
      {...(isCurrent && { 'aria-current': 'page' })}
      to={to as never}
      activeOptions={{ exact: true, includeSearch: false }}
    />
  );
}
