import { app } from '../app.ts';
import { sharedValue } from '../state.ts';

const firstPauseMs = 2000;
const longestPauseMs = 10_000;

/** False from the first call that got no answer until `/healthz` answers again. */
export const serverAnswers = sharedValue(true);

export function waitForServer(): void {
  if (!serverAnswers.get()) return;
  serverAnswers.set(false);
  void askUntilHealthy();
}

async function askUntilHealthy(): Promise<void> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
    await new Promise((resume) => setTimeout(resume, pauseMs));
    if (await isHealthy()) break;
  }
  serverAnswers.set(true);
  await app().refreshRoutes();
  await app().queryClient.refetchQueries({ type: 'active' });
}

async function isHealthy(): Promise<boolean> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  return answer?.ok ?? false;
}
