import type { Week } from '../../contract/document.ts';
import { type CopyToUpdate, maxChanges } from '../../contract/editing.ts';
import {
  firstUpdatedWeek,
  unchangedWeeks,
  type TemplateUpdate,
  templateUpdateOf,
} from '../../rules/template-update.ts';
import { diffWithTemplate } from '../../rules/diff-with-template.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { copyWeeks, type WeekCopy } from '../store/copies.ts';
import { findWeeksFrom } from '../store/documents.ts';
import {
  findTemplateCopies,
  lockCopies,
  lockVersion,
  markSynced,
  type TemplateCopy,
} from '../store/template-copies.ts';
import { deleteWeeks, emptyWeeks, moveEnds } from '../store/parts-changed.ts';
import { getProgram, refuseStale } from './programs.ts';
import { todayOf } from './today.ts';

/** What the copies that are not over would become if they took over the model as it is now. */
export async function listCopiesToUpdate(
  scope: Scope,
  { id }: { id: string },
): Promise<{ version: number; copies: CopyToUpdate[] }> {
  const { program } = await getProgram(scope, { id });
  const copies = (await findTemplateCopies(scope, id)).map((copy) => withTaken(scope, copy, program.weeks));
  const first = Math.min(...copies.map(({ taken }) => firstUpdatedWeek(taken) ?? Number.POSITIVE_INFINITY));
  const ids = copies.map(({ copy }) => copy.programId);
  const documents = Number.isFinite(first) ? await findWeeksFrom(scope, ids, first) : new Map<string, Week[]>();
  return {
    version: program.version,
    copies: copies.map(({ copy, taken }) => {
      const { weeks, ...head } = copy;
      const changes = diffWithTemplate(...touched(taken, program.weeks, documents.get(copy.programId) ?? []));
      const changeCount = changes.length;
      return {
        ...head,
        fromWeek: firstUpdatedWeek(taken),
        keptWeeks: unchangedWeeks(weeks, taken),
        changeCount,
        changes: changes.slice(0, maxChanges),
      };
    }),
  };
}

interface ChosenCopies {
  id: string;
  /** Of the model, as it was when the differences were shown. */
  version: number;
  copies: { programId: string; version: number }[];
}

/**
 * The chosen copies take over what may still change in them, unless somebody edited one of them meanwhile; the dates that were moved for a client stay where the week
 * has as many days as before. Answers how many had anything left to change.
 */
export async function updateCopies(scope: Scope, { id, version, copies }: ChosenCopies): Promise<{ updated: number }> {
  if (found(await lockVersion(scope, id)) !== version) await refuseStale(scope, id);
  const ids = [...new Set(copies.map((copy) => copy.programId))];
  const versions = await lockCopies(scope, id, ids);
  if (versions.size < ids.length) throw new Problem(commonProblems.not_found, { field: 'copies' });
  if (copies.some((copy) => versions.get(copy.programId) !== copy.version)) await refuseStale(scope, id);

  const { program } = await getProgram(scope, { id });
  const changing = (await findTemplateCopies(scope, id, ids))
    .map((copy) => withTaken(scope, copy, program.weeks))
    .filter(({ taken }) => firstUpdatedWeek(taken) !== null);
  await emptyWeeks(
    scope,
    changing.flatMap(({ copy, taken }) => weekIdsOf(copy, taken.replaced)),
  );
  await deleteWeeks(
    scope,
    changing.flatMap(({ copy, taken }) => weekIdsOf(copy, taken.removed)),
  );
  await copyWeeks(
    scope,
    changing.flatMap((one) => weekCopies(one, program.weeks)),
  );
  await moveEnds(scope, changing.map(lengthsOf));
  await markSynced(
    scope,
    changing.map(({ copy }) => copy.programId),
    version,
  );
  return { updated: changing.length };
}

interface TakingOver {
  copy: TemplateCopy;
  taken: TemplateUpdate;
}

function withTaken(scope: Scope, copy: TemplateCopy, template: readonly Week[]): TakingOver {
  const { startsOn, weeks } = copy;
  return { copy, taken: templateUpdateOf({ startsOn, weeks, templateWeeks: template.length, today: todayOf(scope) }) };
}

/** Of model and copy, only the weeks that may change. */
function touched(
  { replaced, added, removed }: TemplateUpdate,
  template: readonly Week[],
  copy: readonly Week[],
): [Week[], Week[]] {
  const numbers = new Set([...replaced, ...added, ...removed]);
  const isTouched = (week: Week) => numbers.has(week.weekNumber);
  return [template.filter(isTouched), copy.filter(isTouched)];
}

function weekIdsOf({ weeks }: TemplateCopy, numbers: readonly number[]): string[] {
  return weeks.filter((week) => numbers.includes(week.weekNumber)).map((week) => week.id);
}

function weekCopies({ copy, taken }: TakingOver, template: readonly Week[]): WeekCopy[] {
  return [...taken.replaced, ...taken.added].flatMap((weekNumber) => {
    const from = template[weekNumber - 1];
    const old = copy.weeks.find((week) => week.weekNumber === weekNumber);
    if (!from) return [];
    const offsets = old?.offsets.length === from.days.length ? old.offsets : undefined;
    return [{ from: from.id, programId: copy.programId, id: old?.id ?? newId(), weekNumber, offsets }];
  });
}

function lengthsOf({ copy, taken }: TakingOver) {
  const before = copy.weeks.length;
  return { id: copy.programId, before, after: before + taken.added.length - taken.removed.length };
}
