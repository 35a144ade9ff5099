import type { Subject } from '#areas/clients/server/public.ts';
import type { CheckInTask, TaskDraft } from '../../contract/tasks.ts';
import { surveyProblems as problems } from '../../contract.ts';
import { todayIn } from '#shell/common/dates.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { taskEnded, taskGiven } from '../events.ts';
import { emitCheckInsChanged } from '../live.ts';
import * as store from '../store/tasks.ts';

/** Gives the client a task as a reply to a check-in. A repeated request changes nothing. */
export async function giveTask(
  scope: Scope,
  { clientId, checkInId, task }: { clientId: string; checkInId: string; task: TaskDraft },
): Promise<void> {
  if (task.dueOn !== null && task.dueOn < todayIn(scope.caller.timeZone))
    throw new Problem(problems.task_due_past, { field: 'task.dueOn' });
  if (await store.insertTask(scope, { ...task, clientId, checkInId }))
    await publish(scope, taskGiven, { taskId: task.id, clientId, text: task.text });
}

export async function listOpenTasks(scope: Scope, { clientId }: Subject): Promise<{ tasks: CheckInTask[] }> {
  return { tasks: await store.findOpenTasks(scope, clientId) };
}

/** The client says that a task is done, or not after all. */
export async function tickTask(
  scope: Scope,
  { clientId }: Subject,
  { taskId, isDone }: { taskId: string; isDone: boolean },
): Promise<void> {
  found((await store.setDone(scope, { clientId, taskId, isDone })) || undefined);
  await publish(scope, taskEnded, { taskId });
  await emitCheckInsChanged(scope, [clientId]);
}

export async function deleteTask(scope: Scope, { clientId }: Subject, { taskId }: { taskId: string }): Promise<void> {
  found((await store.deleteTask(scope, { clientId, taskId })) || undefined);
  await publish(scope, taskEnded, { taskId });
  await emitCheckInsChanged(scope, [clientId]);
}
