import type { Medium } from '../contract.ts';

/** The address at which a professional sees the medium. */
export function originPath(clientId: string, { origin, target }: Pick<Medium, 'origin' | 'target'>): string {
  switch (origin) {
    case 'chat':
      return `/chats?open=${clientId}&at=${target}`;
    case 'check_in':
      return `/clients/${clientId}/surveys/${target}/details`;
    case 'workout':
      return `/clients/${clientId}/completed_workouts/${target}/details`;
    case 'meal':
      return `/clients/${clientId}/diet?date=${target}`;
    case 'photos':
      return `/clients/${clientId}/progress`;
    case 'files':
      return `/clients/${clientId}/client-files`;
  }
}
