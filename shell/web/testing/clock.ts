/**
 * `performance.now()` in tests that advance or stop it. It never goes back, also not after the test: all tests of a worker share the module of
 * React, which keeps its times and would wait until the clock has reached them again.
 */
const realNow = performance.now.bind(performance);
let aheadMs = 0;
let stoppedAt: number | null = null;
let unsubscribe = () => {};

performance.now = () => stoppedAt ?? realNow() + aheadMs;

/** Stops the clock until the end of the test, so that two taps have the same time on a slow machine too. */
export function stopClock(): void {
  stoppedAt = performance.now();
}

export function advanceClock(ms: number): void {
  if (stoppedAt === null) aheadMs += ms;
  else stoppedAt += ms;
}

/** Until the end of the test, each tap is a second after the one before, so that no two of them are a double tap. */
export function separateTaps(): void {
  unsubscribe();
  const advance = () => {
    if (stoppedAt === null) advanceClock(1000);
  };
  for (const tap of ['pointerdown', 'click'] as const) window.addEventListener(tap, advance, true);
  unsubscribe = () => {
    for (const tap of ['pointerdown', 'click'] as const) window.removeEventListener(tap, advance, true);
  };
}

/** Runs after each test: the clock goes on from where it was stopped. */
export function resetClock(): void {
  unsubscribe();
  if (stoppedAt !== null) aheadMs = stoppedAt - realNow();
  stoppedAt = null;
}
