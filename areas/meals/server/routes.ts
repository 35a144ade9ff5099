import { careOfClients } from '#areas/account/server/public.ts';
import {
  bindSubjectRoutes,
  clientColumns,
  clientDeleted,
  emitToClientsAndProfessionals,
  forClient,
  forOwn,
  shownWithConsent,
  type Subject,
  withConsent,
  withPhotosGiven,
} from '#areas/clients/server/public.ts';
import { referenceKinds } from '#areas/chats/server/public.ts';
import { otherCareOfClients } from '#areas/completed-workouts/server/public.ts';
import { clientMealRoutes, dietChanged, mealRoutes } from '../contract.ts';
import { publishedReports } from '#areas/meal-plans/server/public.ts';
import { mediaSources } from '#areas/media/server/public.ts';
import { enqueueFileDeletion } from '#shell/server/attachments/file-deletion.ts';
import { periodFigures } from '#areas/surveys/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish, subscribe } from '#shell/server/events.ts';
import { extend } from '#shell/server/extension-points.ts';
import { personalData } from '#areas/personal-data/server/public.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { mealPersonalData } from './personal-data.ts';
import { mealsRead } from './events.ts';
import { readAdherence } from './operations/adherence.ts';
import { readDiet } from './operations/diet.ts';
import { findEquivalents } from './operations/equivalents.ts';
import { addPicture, deletePicture, readPicture } from './operations/pictures.ts';
import { findMealReferences } from './operations/references.ts';
import { readMealsOfToday } from './operations/today.ts';
import { syncDiet } from './operations/sync.ts';
import { mealMedia } from './store/client-media.ts';
import { isReported } from './store/states.ts';
import { listUnread, listUnreadOfRecipients } from './operations/unread.ts';
import { hasUnreadEatenConflict, markRead, unreadMealNotes } from './store/unread.ts';
import { hasNutrition } from './store/nutrition-care.ts';

const routes = bindSubjectRoutes(mealRoutes, {
  days: shownWithConsent(readDiet),
  sync: withConsent(['health_data'], withLiveEvent(syncDiet)),
  addPicture: withPhotosGiven(withLiveEvent(addPicture)),
  readPicture: shownWithConsent(readPicture, ['health_data', 'photos']),
  deletePicture: withLiveEvent(deletePicture),
});

export const mealsServer = bindArea(
  'meals',
  clientMealRoutes,
  {
    equivalents: forOwn(findEquivalents),
    unread: listUnread,
    unreadOfRecipients: listUnreadOfRecipients,
    markRead: forClient(shownWithConsent(withLiveEvent(readDiary))),
  },
  {
    routes,
    subscribers: [subscribe(clientDeleted, enqueueFileDeletion)],
    extensions: [
      extend(careOfClients, { kind: 'nutrition', has: hasNutrition }),
      extend(mediaSources, mealMedia),
      extend(personalData, mealPersonalData),
      extend(clientColumns, { unreadMealNotes, hasUnreadEatenConflict }),
      extend(publishedReports, isReported),
      extend(otherCareOfClients, { permission: 'view meal plans', read: readMealsOfToday }),
      extend(periodFigures, { kind: 'meals', read: readAdherence }),
      extend(referenceKinds, { kind: 'meal', permission: 'view meal plans', find: findMealReferences }),
    ],
  },
);

async function readDiary(scope: Scope, { clientId }: Subject, { until }: { until: string }): Promise<void> {
  if (await markRead(scope, { clientId, until })) await publish(scope, mealsRead, { clientId });
}

/** Wraps a write: afterwards the open apps of the client and of the professionals follow. */
function withLiveEvent<Input, Output>(write: (scope: Scope, subject: Subject, input: Input) => Promise<Output>) {
  return async (scope: Scope, subject: Subject, input: Input): Promise<Output> => {
    const result = await write(scope, subject, input);
    const { clientId } = subject;
    await emitToClientsAndProfessionals(scope, dietChanged, { clientIds: [clientId], data: { clientId } });
    return result;
  };
}
