import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Column } from './columns.ts';

/** The content of a cell, or the text of the column for a missing value. */
export function cellContent<Row>(row: Row, { cell, missing }: Column<Row>): ReactNode {
  return (
    cell(row) ??
    (missing && (
      <Text span inherit c="dimmed">
        {missing}
      </Text>
    ))
  );
}
