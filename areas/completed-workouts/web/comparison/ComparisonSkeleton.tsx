import { Skeleton } from '@mantine/core';

export function ComparisonSkeleton() {
  return (
    <>
      <Skeleton height={82} />
      <Skeleton height={180} />
      <Skeleton height={180} />
    </>
  );
}
