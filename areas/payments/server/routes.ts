import { paymentRoutes } from '../contract.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { readActivePlan } from './operations.ts';
import { findPlans } from './store.ts';

export const paymentsServer = bindArea('payments', paymentRoutes, { plans: findPlans, activePlan: readActivePlan });
