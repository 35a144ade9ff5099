import { publishOpened } from '#areas/clients/server/public.ts';
import { findLetterhead } from '#areas/account/server/public.ts';
import { type PdfDocument, pdfOperations } from '#shell/server/pdf/pdf-operations.ts';
import { plainDateInZone } from '#shell/common/dates.ts';
import type { Caller, PublicScope, Scope } from '#shell/server/database/scope.ts';
import type { ExerciseRow, Program } from '../../contract/document.ts';
import type { ProgramPdfOptions } from '../../contract/pdf.ts';
import { type MaximumOfClient, readMaxima } from '#areas/metrics/server/public.ts';
import { findThumbnails, translateNames } from '#areas/exercises/server/public.ts';
import { rowsOf, withRowNames } from '../../rules/content.ts';
import { needsMaximum } from '../../rules/percent-loads.ts';
import { weeksUntilStop } from '../../rules/stopped.ts';
import { withBegunWorkouts } from '../../rules/begun-workouts.ts';
import { currentWeek } from '../../rules/schedule.ts';
import { findLoadStep, readProgramSettings } from './settings.ts';
import type { ProgramPdfInput } from '../pdf/compose.ts';
import { stayingDates } from '../../rules/staying-dates.ts';
import { findBegunPrescriptions, findLoggedWorkouts, findMovedWorkouts } from '../store/dates.ts';
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
    const [movedWorkouts, loggedIds, { note, clientLanguage }, letterhead, loadStepKg] = await Promise.all([
      findMovedWorkouts(scope, program.id),
      program.stopsOn ? findLoggedWorkouts(scope, program.id) : [],
      store.findAssignment(scope, program.id),
      findLetterhead(scope),
      findLoadStep(scope, program.id),
    ]);
    const moved = new Map(movedWorkouts.map(({ workoutId, date }) => [workoutId, date]));
    const logged = new Set(loggedIds);
    const begun = isForClient(scope, program) ? await findBegunPrescriptions(scope, program.id) : [];
    const weeks = weeksUntilStop(withBegunWorkouts(program.weeks, begun), { ...program, moved, logged });
    const rows = rowsOf(weeks);
    const { clientId } = program;
    const maxima = clientId === null ? [] : await findMaxima(scope, { clientId, rows });
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
        staying: stayingDates(movedWorkouts),
        maxima: Object.fromEntries(maxima.map((maximum) => [maximum.exerciseId, maximum])),
        loadStepKg,
        publicUrl: scope.settings.publicUrl,
      },
    };
  },
};

/** The client of a copy, or the holder of a link to it; a professional prints what the editor shows. */
function isForClient({ caller }: { caller?: Caller }, { clientId }: Program): boolean {
  return clientId !== null && (caller === undefined || caller.clientId !== null);
}

/**
 * The maximums of the exercises with loads that are shares of them; none for a professional who may not view health records. The
 * holder of a link reads what a professional may read.
 */
async function findMaxima(
  scope: PublicScope & { caller?: Caller },
  { clientId, rows }: { clientId: string; rows: readonly ExerciseRow[] },
): Promise<MaximumOfClient[]> {
  const exerciseIds = [...new Set(rows.filter(needsMaximum).map(({ exerciseId }) => exerciseId))];
  if (exerciseIds.length === 0 || !(await store.mayPrintMaxima(scope))) return [];
  const { db, extensions, caller = { clientId: null, timeZone: 'UTC' } } = scope;
  return readMaxima({ db, extensions, caller }, { clientIds: [clientId], exerciseIds });
}

/** A client prints up to the current week when the settings hide the coming ones. */
async function findPrintable(scope: Scope, id: string): Promise<Program | undefined> {
  const program = await store.findPrintable(scope, id);
  await publishOpened(scope, program?.clientId ?? null);
  const { clientId, timeZone } = scope.caller;
  if (!program?.startsOn || clientId === null) return program;
  const { showsComingWeeks } = await readProgramSettings(scope, clientId);
  if (showsComingWeeks) return program;
  const { startsOn, pauses, weeks } = program;
  const today = plainDateInZone(new Date().toISOString(), timeZone);
  return { ...program, weeks: weeks.slice(0, currentWeek({ startsOn, pauses, weeks: weeks.length, today })) };
}

export const programPdfOperations = pdfOperations(programPdf);
