import { useMutation, useQueryClient } from '@tanstack/react-query';
import { routesIn } from '#shell/common/route.ts';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { useSingleMutation } from '#shell/web/api/single-mutation.ts';
import { forSubject, type Subject } from '#shell/web/api/subject.ts';
import { upload } from '#shell/web/api/upload.ts';
import { historyRoutes } from '../../contract/history.ts';
import { type ImportResult, type ReadingChoices, historyImportRoutes } from '../../contract/import.ts';
import { clientWorkoutRoutes, completedWorkoutRoutes } from '../../contract.ts';
import { todayInvalidations } from '../queries.ts';
import { type ImportDraft, type ReadFile, sentChoices } from './import-draft.ts';

interface Source {
  fileName: string;
  content: ArrayBuffer;
  choices: Partial<ReadingChoices>;
}

/** Uploads a file and returns its preview. The server stores nothing. */
export async function readExport(subject: Subject, { fileName, content, choices }: Source): Promise<ReadFile> {
  const { preview } = await upload(
    ...forSubject(subject, historyImportRoutes.preview, choices),
    fileOf(fileName, content),
  );
  return { fileName, content, preview };
}

/** Previews the file again with other choices. The error is shown in the review instead of a toast. */
export function useReadAgain(subject: Subject, onRead: (read: ReadFile) => void) {
  return useMutation<ReadFile, ApiError, Source>({
    mutationFn: (source) => readExport(subject, source),
    onSuccess: onRead,
    meta: { skipGlobalErrorHandler: true },
  });
}

/** Routes whose responses depend on completed workouts. */
const invalidated = [
  ...routesIn({ ...completedWorkoutRoutes, ...clientWorkoutRoutes, ...historyRoutes }),
  ...todayInvalidations,
];

interface Sending {
  onSend: () => void;
  onFailed: () => void;
  onDone: (imported: ImportResult) => void;
}

export function useImportHistory(subject: Subject, { onSend, onFailed, onDone }: Sending) {
  const client = useQueryClient();
  return useSingleMutation<ImportResult, ImportDraft>({
    mutationFn: async (draft) => {
      const { content, fileName, preview, omitsInvalid } = draft;
      const leavesOut = omitsInvalid ? 'yes' : 'no';
      const { units, dateOrder } = preview ?? {};
      const fields = { ...units, dateOrder, choices: sentChoices(draft), leavesOut } as const;
      const file = fileOf(fileName, content ?? new ArrayBuffer());
      const { imported } = await upload(...forSubject(subject, historyImportRoutes.create, fields), file);
      return imported;
    },
    onMutate: onSend,
    onError: onFailed,
    onSuccess: (imported) => {
      for (const { endpoint } of invalidated) void client.invalidateQueries({ queryKey: [endpoint] });
      onDone(imported);
    },
    meta: { skipGlobalErrorHandler: true },
  });
}

function fileOf(name: string, content: ArrayBuffer): File {
  return new File([content], name, { type: 'text/csv' });
}
