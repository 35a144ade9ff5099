import { flushCompileCache } from 'node:module';
import type { TaskReply } from './process-pool.ts';

/**
 * The worker's side of a `ProcessPool`: sends "ready" once, then runs each received task and replies with its result or its error
 * message.
 */
export function serveTasks<Task, Result>(run: (task: Task) => Promise<Result>): void {
  process.on('message', async ({ task }: { task: Task }) => process.send?.(await reply(run, task)));
  // Writes the compile cache after the first task: the pool ends workers with SIGKILL, so that no exit handler runs.
  process.once('message', () => setTimeout(flushCompileCache, 1000));
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
}

async function reply<Task, Result>(run: (task: Task) => Promise<Result>, task: Task): Promise<TaskReply<Result>> {
  try {
    return { result: await run(task) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
