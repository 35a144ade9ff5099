import type { JobScope, Payload } from '#shell/server/jobs/job.ts';

export const completedWorkoutJobs = { 'completed-workouts: drop files': deleteFiles };

async function deleteFiles(scope: JobScope, { keys = '' }: Payload): Promise<void> {
  await Promise.all(keys.split(',').map((key) => scope.deleteFile(key)));
}
