import {
  bindSubjectRoutes,
  clientMinorityChanged,
  forClient,
  shownWithConsent,
  withConsent,
} from '#areas/clients/server/public.ts';
import { declarationRoutes, dietaryProfileRoutes } from '../contract.ts';
import { recipientStateRoutes } from '../contract/recipients.ts';
import { undecidedRoutes } from '../contract/undecided.ts';
import { personalData } from '#areas/personal-data/server/public.ts';
import { subscribe } from '#shell/server/events.ts';
import { extend } from '#shell/server/extension-points.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { decideDeclarations } from './declarations.ts';
import { dietaryPersonalData } from './personal-data.ts';
import { followMinority, saveDietaryProfile } from './operations.ts';
import { readOwnPartOfProfile } from './readable-part.ts';
import { listStatesOfRecipients } from './recipients.ts';
import { statementSubscribers } from './statements.ts';
import { listUndecidedClients } from './undecided-clients.ts';

export const dietaryProfilesServer = bindArea(
  'dietary-profiles',
  { ...declarationRoutes, ...recipientStateRoutes, ...undecidedRoutes },
  {
    decide: forClient(withConsent(['health_data'], decideDeclarations)),
    statesOfRecipients: listStatesOfRecipients,
    list: listUndecidedClients,
  },
  {
    extensions: [extend(personalData, dietaryPersonalData)],
    subscribers: [subscribe(clientMinorityChanged, followMinority), ...statementSubscribers],
    routes: bindSubjectRoutes(dietaryProfileRoutes, {
      get: shownWithConsent(readOwnPartOfProfile),
      save: withConsent(['health_data'], saveDietaryProfile),
    }),
  },
);
