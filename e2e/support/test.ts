import { test as base } from '@playwright/test';

/** Closes the pages that a journey has opened itself, which would go on to read messages and notifications during the next one. */
export const test = base.extend<{ closedContexts: undefined }>({
  closedContexts: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
