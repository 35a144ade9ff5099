import { app } from '../app.ts';
import { createAtom } from '../atom.ts';

const firstPauseMs = 2000;
const maxPauseMs = 10_000;

/** Whether the server is reachable: false from the first request without a response until `/healthz` responds again. */
export const isServerReachable = createAtom(true);

export function pollUntilReachable(): void {
  if (!isServerReachable.get()) return;
  isServerReachable.set(false);
  void poll();
}

async function poll(): Promise<void> {
  let pauseMs = firstPauseMs;
  do {
    await new Promise((resume) => setTimeout(resume, pauseMs));
    pauseMs = Math.min(pauseMs * 1.5, maxPauseMs);
    if (isServerReachable.get()) return;
  } while (!(await isHealthy()));
  isServerReachable.set(true);
  await app().invalidateRouter();
  await app().queryClient.refetchQueries({ type: 'active' });
}

async function isHealthy(): Promise<boolean> {
  const response = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  return response?.ok ?? false;
}
