import { IconGripVertical } from '@tabler/icons-react';
import classes from './SheetTools.module.css';

/** Where a pointer drags a row or a meal. Alt+arrows and the menus do the same by keyboard. */
export function Grip() {
  return (
    <span className={classes['grip']} data-grip aria-hidden="true">
      <IconGripVertical size={14} />
    </span>
  );
}
