import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiResponse, ApiRequest, Route } from '#shell/common/route.ts';
import { transientUploadLimits } from '#shell/common/files.ts';
import { ApiError } from '#shell/web/api/api-error.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { upload } from '#shell/web/api/upload.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { historyRoutes } from '../../contract/history.ts';
import {
  type HistoryPreview,
  historyImportRoutes as routes,
  type ImportResult,
  type Units,
} from '../../contract/import.ts';
import { trainingRoutes } from '../../contract/training.ts';
import { completedWorkoutRoutes } from '../../contract.ts';
import { type ImportDraft, sentChoices } from './import-draft.ts';

interface Source {
  fileName: string;
  content: ArrayBuffer;
  units: Partial<Units>;
}

/** Asks what a file would become; the refusal is shown where the file is. */
export function useReadExport(clientId: string | undefined, onRead: (preview: HistoryPreview, source: Source) => void) {
  const t = useTexts('completed-workouts');
  return useMutation<HistoryPreview, ApiError, Source>({
    mutationFn: async ({ fileName, content, units }) => {
      // A file that is too big is not even sent.
      if (content.byteLength > transientUploadLimits.trainingImport.maxBytes)
        throw new ApiError({ status: 413, code: 'too_large', message: t('import.source.tooLarge') });
      const file = fileOf(fileName, content);
      const { preview } = await (clientId
        ? upload(routes.previewImportOfClient, { id: clientId, ...units }, file)
        : upload(routes.previewImport, units, file));
      return preview;
    },
    onSuccess: onRead,
    meta: { skipGlobalErrorHandler: true },
  });
}

/** Whatever shows what was trained. */
const shown: readonly Route[] = [
  ...Object.values(completedWorkoutRoutes),
  ...Object.values(historyRoutes),
  trainingRoutes.today,
  trainingRoutes.training,
];

export function useImportHistory(clientId: string | undefined, onDone: (imported: ImportResult) => void) {
  const client = useQueryClient();
  return useMutation<ImportResult, ApiError, ImportDraft>({
    mutationFn: async (importing) => {
      const { content, fileName, preview, omitsInvalid } = importing;
      const fields = {
        ...preview?.units,
        choices: sentChoices(importing),
        leavesOut: omitsInvalid ? 'yes' : 'no',
      } as const;
      const file = fileOf(fileName, content ?? new ArrayBuffer());
      const { imported } = await (clientId
        ? upload(routes.importHistoryOfClient, { id: clientId, ...fields }, file)
        : upload(routes.importHistory, fields, file));
      return imported;
    },
    onSuccess: (imported) => {
      for (const { endpoint } of shown) void client.invalidateQueries({ queryKey: [endpoint] });
      onDone(imported);
    },
    meta: { skipGlobalErrorHandler: true },
  });
}

function fileOf(name: string, content: ArrayBuffer): File {
  return new File([content], name, { type: 'text/csv' });
}

type Candidates = ApiRequest<typeof routes.importCandidates>;

/** Exercises near some words; nothing is asked before the second letter. */
export function useImportCandidates(search: string): ApiResponse<typeof routes.importCandidates>['candidates'] {
  const question: Candidates = { search };
  return useApiQuery(routes.importCandidates, question, { enabled: search.trim().length > 1 }).data?.candidates ?? [];
}
