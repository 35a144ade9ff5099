import { useMutation } from '@tanstack/react-query';
import { transientUploadLimits } from '#shell/common/files.ts';
import { ApiError } from '#shell/web/api/api-error.ts';
import { call } from '#shell/web/api/call.ts';
import { upload } from '#shell/web/api/upload.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type ImportPreview, programImportRoutes } from '../../contract/import.ts';

export interface Source {
  text: string;
  file: File | null;
}

/** Asks for a preview; the refusal is shown where the text is. */
export function useReadSource(onRead: (preview: ImportPreview, source: Source) => void) {
  const t = useTexts('programs');
  return useMutation<ImportPreview, ApiError, Source>({
    mutationFn: async ({ text, file }) => {
      if (!file) return (await call(programImportRoutes.importText, { text })).preview;
      // A file that is too big is not even sent.
      if (file.size > transientUploadLimits.programImport.maxBytes)
        throw new ApiError({ status: 413, code: 'too_large', message: t('import.source.tooLarge') });
      return (await upload(programImportRoutes.importFile, {}, file)).preview;
    },
    onSuccess: onRead,
    meta: { skipGlobalErrorHandler: true },
  });
}
