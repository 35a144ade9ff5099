import type { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Banner.module.css';

interface BannerProps {
  tone: 'plain' | 'info' | 'warning';
  icon?: typeof IconDots;
  /** Said aloud when it comes while somebody is at work. */
  role?: 'status' | 'alert';
  /** What one can do about it, beside the words and below them where there is no room. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A line across the screen about what is shown below it. */
export function Banner({ tone, icon: Icon, role, actions, children }: BannerProps) {
  return (
    <div className={classes['strip']} data-tone={tone} role={role}>
      {Icon && <Icon size={18} aria-hidden="true" />}
      <div className={classes['words']}>{children}</div>
      {actions && <div className={classes['actions']}>{actions}</div>}
    </div>
  );
}
