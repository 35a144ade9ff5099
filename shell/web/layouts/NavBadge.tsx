import type { NavItem } from '../router/context.ts';
import classes from './NavBadge.module.css';

const maxCount = 99;

/** The number of a navigation link; nothing when there is none or it is 0. */
export function NavBadge({ useBadge }: { useBadge: NavItem['useBadge'] | undefined }) {
  return useBadge ? <Badge useBadge={useBadge} /> : null;
}

function Badge({ useBadge }: Required<Pick<NavItem, 'useBadge'>>) {
  const { count, label } = useBadge();
  if (count === 0) return null;
  return (
    <span className={classes['badge']}>
      <span aria-hidden="true">{count > maxCount ? `${maxCount}+` : count}</span>
      <span className={classes['hidden']}>{label}</span>
    </span>
  );
}
