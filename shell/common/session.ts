import type { Language } from './fields.ts';
import type { Role } from './permissions.ts';
import type { Units } from './units.ts';

/** The fields of the logged-in user that the shell reads. The response of `me` in the account area contains them and more. */
export interface SessionUser {
  id: string;
  email: string;
  name: string;
  locale: Language;
  roles: Role[];
  accountName: string;
  membershipId: string | null;
  clientId: string | null;
  /** Whether the client has a meal plan and never trained here. Missing in what an earlier release cached. */
  isNutritionOnly?: boolean | undefined;
  timeZone: string;
  units: Units;
  remainingTrialDays: number;
  /** When the closed account is deleted, or the data of a client who asked for it; null otherwise. */
  deleteAfter: string | null;
  /** Since when the studio has deactivated the client, and its e-mail. Missing in what an earlier release cached. */
  endedAccess?: { endedAt: string; email: string } | null | undefined;
  /** The memberships as a deactivated client, whose data the user can still reach. */
  endedMemberships?: { id: string; accountName: string }[] | undefined;
  custom_app: { logo_url: string | null; theme: { main_color: string | null } };
  /** Version of the profile. */
  version: number;
  memberships: { id: string; accountName: string; role: Role }[];
}

/**
 * The `reason` in an `unauthenticated` response when the studio deactivated the client of a valid session or removed the collaborator of
 * the session; `studio` and `email` beside it name the studio, and `isRemoved` is true for a collaborator. Such a response is stored under
 * the same name until the next login.
 */
export const accessPaused = 'access_paused';

/** The endpoints that the shell calls itself; the account area implements them. */
export const sessionEndpoints = {
  me: 'GET /auth/me',
  permissions: 'GET /permissions',
  logout: 'POST /auth/logout',
  switchAccount: 'POST /auth/switch',
  setLocale: 'POST /set-locale',
  shouldRefresh: 'GET /should-refresh-page',
} as const;
