import { energyNeedRoutes } from '../contract/energy-need.ts';
import { clientMacroRoutes, macroRoutes } from '../contract/library.ts';

/** Routes whose responses change with a template or a copy. */
export const macroInvalidations = [
  macroRoutes.list,
  macroRoutes.get,
  macroRoutes.detailForAssign,
  macroRoutes.assignedClients,
  macroRoutes.assignableClients,
  macroRoutes.previewAssign,
  macroRoutes.copyDates,
  clientMacroRoutes.list.client,
  energyNeedRoutes.energyNeed,
];

/** How macros are assigned: a client follows one at a time. */
export const macroKind = { routes: macroRoutes, invalidates: macroInvalidations, isReplaced: true };
