import { Skeleton } from '@mantine/core';

export function ComparisonSkeleton() {
  return (
    <>
      <Skeleton h={{ base: 184, sm: 86 }} />
      <Skeleton height={180} />
      <Skeleton height={180} />
    </>
  );
}
