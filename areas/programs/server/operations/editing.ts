import { found } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { countCopies, findLastPerformances, findRowExercises } from '../store/detail.ts';
import { savePresence, type Presence } from '../store/editors.ts';
import { getProgram } from './programs.ts';
import { readSettingsOfProgram } from './settings.ts';

/** What the editor opens with. The parts are asked for together. */
export async function getDetailForEdit(scope: Scope, { id }: { id: string }) {
  const [{ program }, exercises, previous, copies, settings] = await Promise.all([
    getProgram(scope, { id }),
    findRowExercises(scope, id),
    findLastPerformances(scope, id),
    countCopies(scope, id),
    readSettingsOfProgram(scope, id),
  ]);
  return { program, exercises, previous, ...copies, settings };
}

/** Who else has the program open in a tab that was heard of lately. */
export async function recordPresence(
  scope: Scope,
  tab: { id: string; tabId: string; isLeaving: boolean },
): Promise<Presence> {
  return found(await savePresence(scope, tab));
}
