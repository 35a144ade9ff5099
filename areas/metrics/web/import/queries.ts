import { useMutation, useQueryClient } from '@tanstack/react-query';
import { transientUploadLimits } from '#shell/common/files.ts';
import { ApiError } from '#shell/web/api/api-error.ts';
import { useSingleMutation } from '#shell/web/api/single-mutation.ts';
import { forSubject, type Subject } from '#shell/web/api/subject.ts';
import { upload } from '#shell/web/api/upload.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { currentUnits } from '#shell/web/texts/current-units.ts';
import { type ImportResult, metricImportRoutes, type ReadingChoices } from '../../contract/import.ts';
import { AppleHealthError } from '../../rules/import/apple-values.ts';
import { metricInvalidations } from '../queries.ts';
import { isAppleExport } from './apple/read-export.ts';
import { convertAppleExport } from './apple/convert.ts';
import { chosenIn, type ImportDraft, type ReadFile } from './import-draft.ts';

/** Sends a table and returns its preview. The server stores nothing. */
async function previewTable(
  subject: Subject,
  { fileName, table, choices }: { fileName: string; table: Blob; choices: Partial<ReadingChoices> },
): Promise<ReadFile> {
  const file = new File([table], fileName, { type: 'text/csv' });
  const { preview } = await upload(...forSubject(subject, metricImportRoutes.preview, choices), file);
  return { fileName, table: await table.text(), preview };
}

/** What a file without units is read in, until the user chooses. */
function unitsOfUser(): Partial<ReadingChoices> {
  const { weight, length } = currentUnits();
  return { weightUnit: weight, lengthUnit: length };
}

/** Returns the function that reads a chosen file: an export of Apple Health is converted on the device first. */
export function useReadFile(subject: Subject, onProgress: (fraction: number) => void) {
  const t = useTexts('metrics');
  return async (file: File): Promise<ReadFile> => {
    const table = await tableOf(file);
    if (table.size > transientUploadLimits.metricImport.maxBytes)
      throw new ApiError({ status: 413, code: 'too_large', message: t('import.source.tooLarge') });
    return previewTable(subject, { fileName: file.name, table, choices: unitsOfUser() });
  };

  async function tableOf(file: File): Promise<Blob> {
    if (!(await isAppleExport(file))) return file;
    return convertAppleExport(file, onProgress).catch((error: unknown) => {
      if (!(error instanceof AppleHealthError)) throw error;
      throw new ApiError({ status: 422, code: error.fault, message: t(`import.apple.${error.fault}`) });
    });
  }
}

/** Reads the table again with other units or another order of dates. */
export function useReadAgain(subject: Subject, onRead: (read: ReadFile) => void) {
  return useMutation<ReadFile, ApiError, ImportDraft & { choices: Partial<ReadingChoices> }>({
    mutationFn: ({ fileName, table, choices }) =>
      previewTable(subject, { fileName, table: new Blob([table]), choices }),
    onSuccess: onRead,
    meta: { skipGlobalErrorHandler: true },
  });
}

interface Sending {
  onSend: () => void;
  onFailed: () => void;
  onDone: (imported: ImportResult) => void;
}

export function useImport(subject: Subject, { onSend, onFailed, onDone }: Sending) {
  const client = useQueryClient();
  return useSingleMutation<ImportResult, ImportDraft>({
    mutationFn: async (draft) => {
      const { fileName, table, preview } = draft;
      const metrics = chosenIn(draft).map(({ metricType }) => metricType.metric);
      const fields = { ...preview?.choices, metrics: metrics.join(','), leftOutLines: draft.leftOutLines.join(',') };
      const file = new File([table], fileName, { type: 'text/csv' });
      const { imported } = await upload(...forSubject(subject, metricImportRoutes.create, fields), file);
      return imported;
    },
    onMutate: onSend,
    onError: onFailed,
    onSuccess: (imported) => {
      for (const { endpoint } of metricInvalidations) void client.invalidateQueries({ queryKey: [endpoint] });
      onDone(imported);
    },
    meta: { skipGlobalErrorHandler: true },
  });
}
