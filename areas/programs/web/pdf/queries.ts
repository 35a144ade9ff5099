import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { call } from '#shell/web/api/call.ts';
import { download } from '#shell/web/api/download.ts';
import { apiQueryKey, useApiQuery } from '#shell/web/api/query.ts';
import type { PrintOptions, PrintPreview } from '../../contract/print.ts';
import { programPrintRoutes } from '../../contract/print.ts';

/** What is printed: the program, how, and the key of a link for those who came by one. */
export interface PdfTarget {
  id: string;
  options: PrintOptions;
  ticket: string | undefined;
}

/** Long enough for the parts of one screen to share an answer, short enough to show an edit made meanwhile. */
const kept = { staleTime: 2000, placeholderData: keepPreviousData };

/** Some pages; while other ones are made, those before stay in sight. */
export function usePreview({ id, options, ticket }: PdfTarget, page: number, enabled = true) {
  const own = useApiQuery(programPrintRoutes.pdf, { id, ...options, page }, { ...kept, enabled: enabled && !ticket });
  const shared = useApiQuery(
    programPrintRoutes.sharedPdf,
    { id, ...options, page, ticket: ticket ?? '' },
    { ...kept, enabled: enabled && ticket !== undefined, meta: { skipGlobalErrorHandler: true } },
  );
  return ticket === undefined ? own : shared;
}

/** Has all pages at hand, for a printer that will not wait. */
export function usePrefetchAllPages({ id, options, ticket }: PdfTarget): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    for (let page = 1; page > 0; ) {
      const { nextPage }: PrintPreview =
        ticket === undefined
          ? await keptAnswer(programPrintRoutes.pdf, { id, ...options, page })
          : await keptAnswer(programPrintRoutes.sharedPdf, { id, ...options, page, ticket });
      page = nextPage;
    }
  };

  function keptAnswer<R extends typeof programPrintRoutes.pdf | typeof programPrintRoutes.sharedPdf>(
    route: R,
    question: Parameters<typeof call<R>>[1],
  ) {
    const ask = { queryKey: apiQueryKey(route, question), queryFn: () => call(route, question) };
    return client.ensureQueryData<PrintPreview>(ask as Parameters<typeof client.ensureQueryData<PrintPreview>>[0]);
  }
}

export function useDownload({ id, options, ticket }: PdfTarget) {
  return useMutation<void, ApiError>({
    mutationFn: () =>
      ticket === undefined
        ? download(programPrintRoutes.downloadPdf, { id, ...options })
        : download(programPrintRoutes.downloadSharedPdf, { id, ...options, ticket }),
  });
}

/** The key for a link, at hand before anybody asks: a clipboard takes nothing that comes later than the click. */
export function usePdfLink(id: string, enabled: boolean) {
  return useApiQuery(
    programPrintRoutes.pdfLink,
    { id },
    { enabled, staleTime: 60 * 60_000, meta: { skipGlobalErrorHandler: true } },
  ).data;
}
