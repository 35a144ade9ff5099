import type { Notification } from '../contract.ts';
import { kindOf, messageKinds, type KindName } from '../contract/kinds.ts';

type Opened = Pick<Notification, 'kind' | 'subjectId' | 'clientId' | 'params'>;

/** The path of the page that a notification opens, for the reader: a client has own addresses. */
export function pathOf({ kind, subjectId, clientId, params }: Opened): string {
  const { opens, audience } = kindOf(kind);
  const isOwn = audience === 'client';
  switch (opens) {
    case 'workout':
      return (
        (isOwn
          ? `/my/completed-workouts/${subjectId}`
          : `/clients/${clientId}/completed_workouts/${subjectId}/details`) +
        (params['setId'] ? `?set=${params['setId']}` : isMessage(kind) ? '#comments' : '')
      );
    case 'program':
      return isOwn ? `/my/programs/${subjectId}` : clientId ? `/clients/${clientId}/programs` : '/clients';
    case 'metric':
      return isOwn ? `/my/progress/${subjectId}` : `/clients/${clientId}/metrics/${subjectId}/details`;
    case 'client':
      return clientId ? `/clients/${clientId}` : '/clients';
    case 'photos':
      return `/clients/${clientId}/progress`;
    case 'files':
      return isOwn ? '/my/files' : `/clients/${clientId}/client-files`;
    case 'consents':
      return '/settings/consents';
    case 'own_data':
      return '/settings/own-data';
    case 'accesses':
      return '/settings/accesses';
    case 'chat':
      return isOwn ? '/my/chat' : `/chats?open=${clientId}`;
    case 'check_in':
      return isOwn ? `/my/check-ins/${subjectId}` : `/clients/${clientId}/surveys/${subjectId}/details`;
    case 'check_ins':
      return '/my/check-ins';
    case 'client_surveys':
      return `/clients/${clientId}/surveys`;
    case 'notice':
      return `/my/notices?notice=${subjectId}`;
    case 'advice':
      return '/my/nutritional-advices';
    case 'macro':
      return '/my/macros';
    case 'team':
      return '/teamMembers';
    case 'plan':
      return '/payments';
    case 'meal_plan':
      return isOwn ? '/my/nutrition' : clientId ? `/clients/${clientId}/mealPlans` : '/clients';
    case 'diet':
      return `/clients/${clientId}/diet${params['date'] ? `?date=${params['date']}` : ''}`;
    case 'home':
      return '/home';
  }
}

function isMessage(kind: KindName): boolean {
  return messageKinds.some((one) => one === kind);
}

/** The address in pushes and mails: it switches to the account of the notification, marks it as read and opens its page. */
export function openPath({ id, membershipId }: { id: string; membershipId: string }): string {
  return `/notifications/${id}/open?membership=${membershipId}`;
}
