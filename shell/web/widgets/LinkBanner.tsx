import { IconChevronRight, type IconProps } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import classes from './LinkBanner.module.css';

interface LinkBannerProps {
  to: NonNullable<LinkProps['to']>;
  params?: LinkProps['params'];
  Icon: ComponentType<IconProps>;
  title: string;
  /** A second line. */
  note?: string | false;
}

/** One line above the content of a screen that leads to what is new elsewhere. */
export function LinkBanner({ to, params, Icon, title, note }: LinkBannerProps) {
  return (
    <Link to={to} {...(params && { params })} className={classes['banner']}>
      <Icon size={20} aria-hidden="true" />
      <span>
        {title}
        {note && <small>{note}</small>}
      </span>
      <IconChevronRight size={18} aria-hidden="true" />
    </Link>
  );
}
