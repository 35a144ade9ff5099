import type { Language } from './fields.ts';
import type { Role } from './permissions.ts';

/** What the shell knows of who is logged in; the account's own contract answers with this and more. */
export interface SessionUser {
  id: string;
  email: string;
  name: string;
  locale: Language;
  roles: Role[];
  accountName: string;
  membershipId: string | null;
  clientId: string | null;
  timeZone: string;
  remainingTrialDays: number;
  custom_app: { logo_url: string | null; theme: { main_color: string | null } };
  memberships: { id: string; accountName: string; role: Role }[];
}

/** The calls the shell makes by itself, whichever areas are mounted. */
export const sessionEndpoints = {
  me: 'GET /auth/me',
  permissions: 'GET /permissions',
  logout: 'POST /auth/logout',
  switchAccount: 'POST /auth/switch',
  setLocale: 'POST /set-locale',
} as const;
