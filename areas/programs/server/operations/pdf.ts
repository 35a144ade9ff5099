import { findLetterhead } from '#areas/account/server/public.ts';
import { type PdfDocument, pdfOperations } from '#shell/server/pdf/pdf-operations.ts';
import type { Program } from '../../contract/document.ts';
import type { ProgramPdfOptions } from '../../contract/pdf.ts';
import type { ProgramPdfInput } from '../pdf/compose.ts';
import * as store from '../store/pdf.ts';

const thumbnailPixels = 160;

const programPdf: PdfDocument<Program, ProgramPdfOptions, ProgramPdfInput> = {
  noun: 'program',
  composer: new URL('../pdf/compose.ts', import.meta.url),
  find: store.findPrintable,
  findShared: store.findShared,
  describe: ({ title, clientName }) => ({ title, clientName }),
  load: async (scope, program, options) => {
    const [letterhead, note, thumbnails] = await Promise.all([
      findLetterhead(scope),
      store.findNote(scope, program.id),
      options.images ? store.findThumbnails(scope, program.id) : [],
    ]);
    const images = thumbnails.map(({ id, key }) => ({ name: id, storageKey: key, fitPixels: thumbnailPixels }));
    return { letterhead, images, input: { program, note, options, publicUrl: scope.settings.publicUrl } };
  },
};

export const programPdfOperations = pdfOperations(programPdf);
