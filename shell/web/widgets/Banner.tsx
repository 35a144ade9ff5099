import type { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Banner.module.css';
import { useWarningBannerRef } from './warning-banners.tsx';

interface BannerProps {
  tone: 'plain' | 'info' | 'warning' | 'danger';
  icon?: typeof IconDots;
  /** ARIA role of a banner that screen readers announce when it appears. */
  role?: 'status' | 'alert';
  /** Buttons next to the text, or below it on narrow screens. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A message about the content below it. */
export function Banner({ tone, icon: Icon, role, actions, children }: BannerProps) {
  const warningRef = useWarningBannerRef();
  const isWarning = tone === 'warning' || tone === 'danger';
  return (
    <div ref={isWarning ? warningRef : undefined} className={classes['banner']} data-tone={tone} role={role}>
      {Icon && <Icon size={18} aria-hidden="true" />}
      <div className={classes['text']}>{children}</div>
      {actions && <div className={classes['actions']}>{actions}</div>}
    </div>
  );
}
