import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface AppLinkProps {
  /** A finished address: the shell does not know the areas' paths by type. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
  onClick?: () => void;
  'aria-label'?: string | undefined;
  title?: string | undefined;
  /** Also current when the address goes on below it. */
  deep?: boolean;
  /** And on these addresses, and below them. */
  also?: readonly string[] | undefined;
}

/** A link of the shell itself. Areas use the router's typed `Link`. */
export function AppLink({ to, deep = true, also = [], ...rest }: AppLinkProps) {
  const isAlso = useLocation({
    select: ({ pathname }) => also.some((place) => `${pathname}/`.startsWith(`${place}/`)),
  });
  return (
    <Link
      {...rest}
      {...(isAlso && { 'aria-current': 'page' })}
      to={to as never}
      activeOptions={{ exact: !deep, includeSearch: false }}
    />
  );
}
