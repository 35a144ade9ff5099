import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Language } from '#shell/common/fields.ts';
import type { PdfPreview, PdfRoutes } from '#shell/common/pdf.ts';
import type { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { download } from '../api/download.ts';
import { apiQueryKey, useApiQuery } from '../api/query.ts';

/** The record, how it is printed, and the ticket for those who opened a link. */
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

/** Long enough for the parts of one screen to share a response, short enough to show an edit made meanwhile. */
const staleTime = 2000;

/** Some pages. While others are rendered the previous ones stay visible. */
export function usePreview(target: PdfTarget, page: number, enabled = true) {
  const { route, request } = previewRequest(target, page);
  const meta = { skipGlobalErrorHandler: target.ticket !== undefined };
  return useApiQuery(route, request, { staleTime, placeholderData: keepPreviousData, enabled, meta });
}

/** Loads all pages into the cache, because the print dialog does not wait. */
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
  return useMutation<void, ApiError>({
    mutationFn: () =>
      ticket === undefined
        ? download(routes.downloadPdf, { id, ...options })
        : download(routes.downloadSharedPdf, { id, ...options, ticket }),
  });
}

/** Fetched before it is needed: a clipboard accepts only what is written during the click. */
export function usePdfLink({ routes, id }: PdfTarget, enabled: boolean) {
  const meta = { skipGlobalErrorHandler: true };
  return useApiQuery(routes.pdfLink, { id }, { enabled, staleTime: 60 * 60_000, meta }).data;
}

function previewRequest({ routes, id, options, ticket }: PdfTarget, page: number) {
  const request = { id, ...options, page };
  if (ticket === undefined) return { route: routes.pdf, request };
  return { route: routes.sharedPdf, request: { ...request, ticket } };
}
