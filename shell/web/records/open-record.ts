import type { LinkProps } from '@tanstack/react-router';
import { z } from 'zod';
import { useSearchParams } from '../lists/search-params.ts';

/** The record that is open beside a list, in the address: `?open=<id>`, or `?open=new`. */
const OpenRecordParams = z.object({ open: z.union([z.literal('new'), z.uuid()]).optional() });
export type OpenRecordParams = z.output<typeof OpenRecordParams>;

/** Opens and closes the record beside a list; `RecordDrawer` shows it. The screen adds `OpenRecordParams` to its search. */
export function useOpenRecord() {
  const [{ open }, setParams] = useSearchParams(OpenRecordParams);
  return {
    open,
    openRecord: (id: string) => setParams({ open: id }),
    openNew: () => setParams({ open: 'new' }),
    close: () => setParams({ open: undefined }),
  };
}

/** Link of a row to its record beside the list. */
export function openRecordLink(id: string): LinkProps {
  return { to: '.', search: (previous: object) => ({ ...previous, open: id }) } as LinkProps;
}
