import type { LinkProps } from '@tanstack/react-router';
import { z } from 'zod';
import { useSearchParams } from '../lists/search-params.ts';

/** Search param of the record that is open in a drawer: `?open=<id>`, or `?open=new`. */
const OpenRecordParams = z.object({ open: z.union([z.literal('new'), z.uuid()]).optional() });
export type OpenRecordParams = z.output<typeof OpenRecordParams>;

/** Opens and closes the drawer of a record (`RecordDrawer`). The screen adds `OpenRecordParams` to its search params. */
export function useOpenRecord() {
  const [{ open }, setParams] = useSearchParams(OpenRecordParams);
  return {
    open,
    openRecord: (id: string) => setParams({ open: id }),
    openNew: () => setParams({ open: 'new' }),
    close: () => setParams({ open: undefined }),
  };
}

/** A link that opens a record in the drawer of the present list. */
export function openRecordLink(id: string): LinkProps {
  return { to: '.', search: (previous: object) => ({ ...previous, open: id }) } as LinkProps;
}
