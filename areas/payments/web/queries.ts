import { useAsk } from '#shell/web/api/query.ts';
import { paymentRoutes } from '../contract.ts';

export function usePlans() {
  return useAsk(paymentRoutes.plans, {}).data?.plans;
}

export function useActivePlan() {
  return useAsk(paymentRoutes.activePlan, {});
}
