import type { ReactNode } from 'react';
import classes from './SettingGroup.module.css';

export function SettingGroups({ children }: { children: ReactNode }) {
  return <div className={classes['groups']}>{children}</div>;
}

/** Settings that belong together, with their title. */
export function SettingGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['title']}>{title}</legend>
      {children}
    </fieldset>
  );
}
