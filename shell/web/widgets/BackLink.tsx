import { IconArrowLeft } from '@tabler/icons-react';
import { AppLink } from '../router/AppLink.tsx';
import classes from './BackLink.module.css';

interface BackLinkProps {
  to: string;
  label: string;
}

/** The link above the title of a screen that leads to the one it belongs to. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <AppLink to={to} className={classes['back']}>
      <IconArrowLeft size={16} aria-hidden="true" />
      {label}
    </AppLink>
  );
}
