import { findByCodes } from '#areas/exercises/server/public.ts';
import type { Program } from '../../contract/document.ts';
import { outlinedWeeks, type ProgramOutline } from '../../rules/outline.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { createProgram } from './templates.ts';

/** Creates a template from an outline. Rows of exercises that the library no longer has are left out. */
export async function createOutlinedTemplate(scope: Scope, outline: ProgramOutline): Promise<Program> {
  const { title, info, weeks, days } = outline;
  const codes = days.flatMap(({ rows }) => rows.map(({ code }) => code));
  const content = outlinedWeeks(outline, { exercises: await findByCodes(scope, codes), newId });
  return (await createProgram(scope, { title, info, weeks, daysAWeek: days.length, folderId: null, content })).program;
}
