import { readPermissions } from '#areas/account/server/public.ts';
import { createSampleClient } from '#areas/clients/server/public.ts';
import { logPastWorkouts } from '#areas/completed-workouts/server/public.ts';
import {
  assignProgram,
  createOutlinedTemplate,
  deleteTemplateForever,
  getProgram,
} from '#areas/programs/server/public.ts';
import { addDays, mondayOf, todayIn } from '#shell/common/dates.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { addSampleDiet } from './sample-diet.ts';
import { sampleProgram } from './sample-program.ts';

/** The program began in the week this number of weeks before the present one. */
const weeksAgo = 5;

/**
 * Creates the sample client of the account with a program in its sixth week, a meal plan in its second week, and what was
 * done and eaten until yesterday, or returns the existing one.
 */
export async function addSampleClient(scope: Scope): Promise<{ clientId: string }> {
  if (!(await readPermissions(scope)).includes('create programs')) throw new Problem(commonProblems.forbidden);
  const t = textsIn(scope.language);
  const { id: clientId, isNew } = await createSampleClient(scope, {
    name: t('home:sample.client.name'),
    goal: t('home:sample.client.goal'),
    gender: 'female',
    birthDate: '1990-05-14',
    heightCm: 168,
  });
  if (!isNew) return { clientId };
  const today = todayIn(scope.caller.timeZone);
  const copyId = await assignSampleProgram(scope, clientId, addDays(mondayOf(today), -7 * weeksAgo));
  const { program: copy } = await getProgram(scope, { id: copyId });
  await logPastWorkouts(
    scope,
    { clientId, authorId: null },
    { copy, today, missed: 0, loadShare: 1, reportOf: (index, total) => reportOf(scope, total - index) },
  );
  await addSampleDiet(scope, clientId);
  return { clientId };
}

/** Assigns a copy of a template that is then deleted, so that the library does not change. */
async function assignSampleProgram(scope: Scope, clientId: string, startsOn: string): Promise<string> {
  const { id } = await createOutlinedTemplate(scope, sampleProgram(scope.language));
  const recipients = { clientIds: [clientId], groupIds: [], includesAssigned: true };
  const { copyIds } = await assignProgram(scope, { id, startsOn, ...recipients, note: null, overlap: 'keep' });
  await deleteTemplateForever(scope, { id });
  return copyIds[0] ?? '';
}

/** What the sample client reports of a workout. The last one has number 1. */
function reportOf({ language }: Scope, number: number) {
  const t = textsIn(language);
  const effort = 6 + (number % 4);
  if (number === 1) return { effort, comment: t('home:sample.report.comment') };
  if (number === 2) return { effort, skip: { reason: 'pain' as const, note: t('home:sample.report.pain') } };
  return number === 4 ? { effort, setNote: t('home:sample.report.set') } : { effort };
}
