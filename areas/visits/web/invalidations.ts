import { energyNeedRoutes } from '#areas/macros/contract/energy-need.ts';
import { visitRoutes } from '../contract/routes.ts';

/** Routes whose responses change with a visit. */
export const visitInvalidations = [
  visitRoutes.list,
  visitRoutes.listOfClient,
  visitRoutes.upcoming,
  visitRoutes.valuesOfClient,
  visitRoutes.get,
  visitRoutes.baseFormData,
  visitRoutes.values,
  energyNeedRoutes.energyNeed,
];
