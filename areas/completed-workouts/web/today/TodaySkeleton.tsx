import { Skeleton } from '@mantine/core';
import classes from './Today.module.css';

export function TodaySkeleton() {
  return (
    <div className={classes['columns']} aria-busy="true">
      <div className={classes['column']}>
        <Skeleton height={196} radius={12} />
        <Skeleton height={240} />
      </div>
      <div className={classes['column']}>
        <Skeleton height={82} />
        <Skeleton height={180} />
      </div>
    </div>
  );
}
