import type { Medium } from '../contract.ts';

/** The address at which a professional sees the medium. */
export function placePath(clientId: string, { place, target }: Pick<Medium, 'place' | 'target'>): string {
  switch (place) {
    case 'chat':
      return `/chats?open=${clientId}&at=${target}`;
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
