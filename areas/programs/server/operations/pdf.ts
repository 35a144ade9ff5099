import { publishOpened } from '#areas/clients/server/public.ts';
import { findLetterhead } from '#areas/account/server/public.ts';
import { type PdfDocument, pdfOperations } from '#shell/server/pdf/pdf-operations.ts';
import { plainDateInZone } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { Program } from '../../contract/document.ts';
import type { ProgramPdfOptions } from '../../contract/pdf.ts';
import { findThumbnails, translateNames } from '#areas/exercises/server/public.ts';
import { rowsOf, withRowNames } from '../../rules/content.ts';
import { weeksUntilReplaced } from '../../rules/replaced.ts';
import { currentWeek } from '../../rules/schedule.ts';
import { readProgramSettings } from './settings.ts';
import type { ProgramPdfInput } from '../pdf/compose.ts';
import { findLoggedWorkouts, findMovedWorkouts } from '../store/dates.ts';
import * as store from '../store/pdf.ts';

const thumbnailPixels = 160;
/** Maximum number of different pictures in a document. */
const maxThumbnails = 200;

const programPdf: PdfDocument<Program, ProgramPdfOptions, ProgramPdfInput> = {
  noun: 'program',
  composer: new URL('../pdf/compose.ts', import.meta.url),
  find: findPrintable,
  findShared: store.findShared,
  describe: ({ title, clientName }) => ({ title, clientName }),
  load: async (scope, program, options) => {
    const [movedWorkouts, loggedIds, { note, clientLanguage }, letterhead] = await Promise.all([
      findMovedWorkouts(scope, program.id),
      program.replacedFrom ? findLoggedWorkouts(scope, program.id) : [],
      store.findAssignment(scope, program.id),
      findLetterhead(scope),
    ]);
    const moved = new Map(movedWorkouts.map(({ workoutId, date }) => [workoutId, date]));
    const logged = new Set(loggedIds);
    const weeks = weeksUntilReplaced(program.weeks, { ...program, moved, logged });
    const rows = rowsOf(weeks);
    const [thumbnails, nameOf] = await Promise.all([
      options.images ? findThumbnails(scope, [...new Set(rows.map(({ exerciseId }) => exerciseId))]) : [],
      translateNames(scope, rows, options.language ?? clientLanguage ?? scope.language),
    ]);
    const images = thumbnails
      .slice(0, maxThumbnails)
      .map(({ id, key }) => ({ name: id, storageKey: key, fitPixels: thumbnailPixels }));
    return {
      language: clientLanguage ?? undefined,
      letterhead,
      images,
      input: {
        program: { ...program, weeks: withRowNames(weeks, nameOf) },
        note,
        options,
        moved: Object.fromEntries(moved),
        publicUrl: scope.settings.publicUrl,
      },
    };
  },
};

/** A client prints up to the current week when the settings hide the coming ones. */
async function findPrintable(scope: Scope, id: string): Promise<Program | undefined> {
  const program = await store.findPrintable(scope, id);
  await publishOpened(scope, program?.clientId ?? null);
  const { clientId, timeZone } = scope.caller;
  if (!program?.startsOn || clientId === null) return program;
  const { showsComingWeeks } = await readProgramSettings(scope, clientId);
  if (showsComingWeeks) return program;
  const { startsOn, weeks } = program;
  const today = plainDateInZone(new Date().toISOString(), timeZone);
  return { ...program, weeks: weeks.slice(0, currentWeek({ startsOn, weeks: weeks.length, today })) };
}

export const programPdfOperations = pdfOperations(programPdf);
