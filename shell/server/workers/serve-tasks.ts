import { flushCompileCache } from 'node:module';
import type { TaskReply } from './process-pool.ts';

/** The worker's side of a `ProcessPool`: runs each task it is sent and replies with the result, or with the message of the error. */
export function serveTasks<Task, Result>(run: (task: Task) => Promise<Result>): void {
  process.on('message', async ({ task }: { task: Task }) => process.send?.(await reply(run, task)));
  // What the first task has loaded. Later would be never, because the pool kills its workers.
  process.once('message', () => setTimeout(flushCompileCache, 1000));
  process.on('disconnect', () => process.exit());
}

async function reply<Task, Result>(run: (task: Task) => Promise<Result>, task: Task): Promise<TaskReply<Result>> {
  try {
    return { result: await run(task) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
