import { app } from '../app.ts';
import { createAtom } from '../atom.ts';

const firstPauseMs = 2000;
const maxPauseMs = 10_000;

/** False from the first request without a response until `/healthz` responds. */
export const isServerReachable = createAtom(true);

export function pollUntilReachable(): void {
  if (!isServerReachable.get()) return;
  isServerReachable.set(false);
  void pollHealth();
}

async function pollHealth(): Promise<void> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 1.5, maxPauseMs)) {
    await new Promise((resume) => setTimeout(resume, pauseMs));
    if (await isHealthy()) break;
  }
  isServerReachable.set(true);
  await app().invalidateRouter();
  await app().queryClient.refetchQueries({ type: 'active' });
}

async function isHealthy(): Promise<boolean> {
  const response = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  return response?.ok ?? false;
}
