import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { Language } from '#shell/common/fields.ts';
import type { PdfPreview, PdfRoutes } from '#shell/common/pdf.ts';
import { call } from '../api/call.ts';
import { download } from '../api/download.ts';
import { apiQueryKey, useApiQuery } from '../api/query.ts';
import { useSingleMutation } from '../api/single-mutation.ts';

/** The record, its print options, and the ticket when the screen was opened by a link. */
export interface PdfTarget {
  routes: PdfRoutes;
  id: string;
  options: PdfOptionValues;
  ticket: string | undefined;
}

export interface PdfOptionValues {
  language?: Language | undefined;
  [name: string]: unknown;
}

/**
 * Time in ms for which a response is reused: the components of one screen share it, and a later visit shows new edits.
 */
const staleTime = 2000;

/** Some pages of the preview. The previous pages stay visible while new ones are loaded. */
export function usePreview(target: PdfTarget, page: number, enabled = true) {
  const { route, request } = previewRequest(target, page);
  const meta = { skipGlobalErrorHandler: target.ticket !== undefined };
  return useApiQuery(route, request, { staleTime, placeholderData: keepPreviousData, enabled, meta });
}

/** Loads all pages into the cache before printing, because the print dialog does not wait for images. */
export function usePrefetchAllPages(target: PdfTarget): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    for (let page = 1; page > 0; ) {
      const { route, request } = previewRequest(target, page);
      const { nextPage } = await client.ensureQueryData<PdfPreview>({
        queryKey: apiQueryKey(route, request),
        queryFn: () => call(route, request),
      });
      page = nextPage;
    }
  };
}

export function useDownload({ routes, id, options, ticket }: PdfTarget) {
  return useSingleMutation<void>({
    mutationFn: () =>
      ticket === undefined
        ? download(routes.downloadPdf, { id, ...options })
        : download(routes.downloadSharedPdf, { id, ...options, ticket }),
  });
}

/**
 * Loads the link to the document with its present options in advance, because browsers allow writing to the clipboard only during the
 * click.
 */
export function usePdfLink({ routes, id, options }: PdfTarget, enabled: boolean) {
  const meta = { skipGlobalErrorHandler: true };
  return useApiQuery(routes.pdfLink, { id, ...options }, { enabled, staleTime: 60 * 60_000, meta });
}

function previewRequest({ routes, id, options, ticket }: PdfTarget, page: number) {
  const request = { id, ...options, page };
  if (ticket === undefined) return { route: routes.pdf, request };
  return { route: routes.sharedPdf, request: { ...request, ticket } };
}
