import { otherCareOfClients } from '#areas/completed-workouts/server/public.ts';
import { clientMacroRoutes, macroRoutes } from '../contract/library.ts';
import { energyNeedRoutes } from '../contract/energy-need.ts';
import { bindSubjectRoutes, healthDataAccessChanged, readForClient } from '#areas/clients/server/public.ts';
import { handOverLines } from '#areas/collaborators/server/public.ts';
import { subscribe } from '#shell/server/events.ts';
import { extend } from '#shell/server/extension-points.ts';
import { personalData } from '#areas/personal-data/server/public.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { macroPersonalData } from './personal-data.ts';
import { getEnergyNeed } from './energy-need.ts';
import { emitMacroChanged } from './live.ts';
import * as assignment from './operations/assignment.ts';
import * as macros from './operations/macros.ts';
import { readTargetsOfToday } from './operations/followed-targets.ts';
import { advanceVersionsOf } from './store/copies.ts';
import { copiesLine, templatesLine } from './store/hand-over.ts';
import { findTemplates } from './store/templates.ts';

export const macrosServer = bindArea(
  'macros',
  { ...macroRoutes, ...energyNeedRoutes },
  {
    list: findTemplates,
    get: macros.getMacro,
    detailForAssign: macros.getDetailForAssign,
    create: macros.createMacro,
    update: macros.updateMacro,
    delete: macros.deleteMacro,
    clone: macros.cloneMacro,
    assignableClients: assignment.listAssignableClients,
    assign: assignment.assignMacro,
    previewAssign: assignment.previewAssignment,
    assignedClients: assignment.listAssignedClients,
    copyDates: assignment.getCopyDates,
    updateDate: assignment.updateCopyDates,
    unassign: assignment.unassignMacro,
    energyNeed: readForClient(getEnergyNeed),
  },
  {
    routes: bindSubjectRoutes(clientMacroRoutes, { list: assignment.listMacrosOfClient }),
    extensions: [
      extend(otherCareOfClients, { permission: 'view macros', read: readTargetsOfToday }),
      extend(personalData, macroPersonalData),
      extend(handOverLines, templatesLine),
      extend(handOverLines, copiesLine),
    ],
    subscribers: [
      subscribe(healthDataAccessChanged, async (scope, { clientId }) => {
        await advanceVersionsOf(scope, clientId);
        await emitMacroChanged(scope, [clientId]);
      }),
    ],
  },
);
