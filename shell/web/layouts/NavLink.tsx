import { Tooltip, VisuallyHidden } from '@mantine/core';
import { Suspense } from 'react';
import { AppLink } from '../router/AppLink.tsx';
import type { NavItem } from '../router/context.ts';
import classes from './NavList.module.css';
import { UnreadBadge } from './UnreadBadge.tsx';

interface NavLinkProps {
  item: NavItem;
  narrow?: boolean;
  onFollow?: () => void;
}

/** A link of the navigation. An empty element of the same size is shown until the texts of the area are loaded. */
export function NavLink(props: NavLinkProps) {
  return (
    <Suspense fallback={<span className={classes['link']} />}>
      <LabelledNavLink {...props} />
    </Suspense>
  );
}

function LabelledNavLink({
  item: { Icon, useLabel, useUnread, path, activePaths, otherPaths },
  narrow = false,
  onFollow,
}: NavLinkProps) {
  const label = useLabel();

  return (
    <Tooltip label={label} position="right" disabled={!narrow}>
      <span className={classes['holder']}>
        <AppLink
          to={path}
          activePaths={activePaths}
          otherPaths={otherPaths}
          className={classes['link']}
          {...(onFollow && { onClick: onFollow })}
        >
          <Icon size={20} stroke={1.75} aria-hidden="true" />
          {narrow ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={classes['label']}>{label}</span>}
          <UnreadBadge {...(useUnread && { useUnread })} />
        </AppLink>
      </span>
    </Tooltip>
  );
}
