import { useMutation, useQueryClient } from '@tanstack/react-query';
import { routesIn } from '#shell/common/route.ts';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { forSubject, type Subject } from '#shell/web/api/subject.ts';
import { upload } from '#shell/web/api/upload.ts';
import { historyRoutes } from '../../contract/history.ts';
import { type ImportResult, type Units, historyImportRoutes } from '../../contract/import.ts';
import { trainingRoutes } from '../../contract/training.ts';
import { clientWorkoutRoutes, completedWorkoutRoutes } from '../../contract.ts';
import { type ImportDraft, type ReadFile, sentChoices } from './import-draft.ts';

interface Source {
  fileName: string;
  content: ArrayBuffer;
  units: Partial<Units>;
}

/** Previews a file; nothing is written. */
export async function readExport(subject: Subject, { fileName, content, units }: Source): Promise<ReadFile> {
  const { preview } = await upload(
    ...forSubject(subject, historyImportRoutes.preview, units),
    fileOf(fileName, content),
  );
  return { fileName, content, preview };
}

/** Previews the file in other units. The error is shown in the review. */
export function useReadInUnits(subject: Subject, onRead: (read: ReadFile) => void) {
  return useMutation<ReadFile, ApiError, Source>({
    mutationFn: (source) => readExport(subject, source),
    onSuccess: onRead,
    meta: { skipGlobalErrorHandler: true },
  });
}

/** Routes whose responses contain what was trained. */
const invalidated = [
  ...routesIn({ ...completedWorkoutRoutes, ...clientWorkoutRoutes, ...historyRoutes }),
  trainingRoutes.today,
  trainingRoutes.training,
];

export function useImportHistory(subject: Subject, onDone: (imported: ImportResult) => void) {
  const client = useQueryClient();
  return useMutation<ImportResult, ApiError, ImportDraft>({
    mutationFn: async (importing) => {
      const { content, fileName, preview, omitsInvalid } = importing;
      const leavesOut = omitsInvalid ? 'yes' : 'no';
      const fields = { ...preview?.units, choices: sentChoices(importing), leavesOut } as const;
      const file = fileOf(fileName, content ?? new ArrayBuffer());
      const { imported } = await upload(...forSubject(subject, historyImportRoutes.create, fields), file);
      return imported;
    },
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
