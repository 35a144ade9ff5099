import { useApiQuery } from '#shell/web/api/query.ts';
import { paymentRoutes } from '../contract.ts';

export function usePlans() {
  return useApiQuery(paymentRoutes.plans, {}).data?.plans;
}

export function useActivePlan() {
  return useApiQuery(paymentRoutes.activePlan, {});
}
