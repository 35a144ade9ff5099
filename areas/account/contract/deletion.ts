import { z } from 'zod';
import { emptyResponse, requiredText } from '#shell/common/fields.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** Days in which a closed account can be opened again, before it is deleted. */
export const deletionGraceDays = 30;

export const deletionRoutes = defineRoutes({
  /** Closes the account of the caller: it is deleted after the days of grace. Its name protects from a tab with another account. */
  deleteAccount: {
    endpoint: 'POST /delete-account',
    permission: 'admin',
    body: z.object({ accountName: requiredText(120), password: z.string().min(1).max(200) }),
    isHeavy: true,
    response: z.object({ deleteAfter: z.string() }),
  },
  /** Opens a closed account again. A closed account has no permissions; only an admin may call it. */
  restoreAccount: { endpoint: 'POST /restore-account', permission: 'login', response: emptyResponse },
});

/** The account was closed; for its admins, whose open apps lose every other page. */
export const accountClosed = defineLiveEvent('account.closed', z.object({}));
