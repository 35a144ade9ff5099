import { bindSubjectRoutes, forClient, shownWithConsent, withConsent } from '#areas/clients/server/public.ts';
import { handOverLines } from '#areas/collaborators/server/public.ts';
import { adviceRoutes, adviceSubjectRoutes } from '../contract.ts';
import { ownAdviceRoutes } from '../contract/own.ts';
import { extend } from '#shell/server/extension-points.ts';
import { personalData } from '#areas/personal-data/server/public.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { advicePersonalData } from './personal-data.ts';
import * as advices from './operations.ts';
import { advicesLine } from './store.ts';

export const advicesServer = bindArea(
  'advices',
  { ...adviceRoutes, ...ownAdviceRoutes },
  {
    get: forClient(shownWithConsent(advices.getAdvice)),
    create: forClient(withConsent(['health_data'], advices.createAdvice)),
    update: forClient(withConsent(['health_data'], advices.updateAdvice)),
    delete: forClient(advices.deleteAdvice),
    unread: advices.readUnread,
    markSeen: advices.markSeen,
  },
  {
    routes: bindSubjectRoutes(adviceSubjectRoutes, { list: shownWithConsent(advices.listAdvices) }),
    extensions: [extend(handOverLines, advicesLine), extend(personalData, advicePersonalData)],
  },
);
