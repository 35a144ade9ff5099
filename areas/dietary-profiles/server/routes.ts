import { bindSubjectRoutes, shownWithConsent, withConsent } from '#areas/clients/server/public.ts';
import { dietaryProfileRoutes } from '../contract.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { getDietaryProfile, saveDietaryProfile } from './operations.ts';

export const dietaryProfilesServer = bindArea(
  'dietary-profiles',
  {},
  {},
  {
    routes: bindSubjectRoutes(dietaryProfileRoutes, {
      get: shownWithConsent(getDietaryProfile),
      save: withConsent(['health_data'], saveDietaryProfile),
    }),
  },
);
