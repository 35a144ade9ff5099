import type { ReadyMadeName } from '../../contract.ts';
import type { ReadyMade } from './build.ts';
import { adherence, digestion, sleep, weekly } from './check-ins.ts';
import { firstVisit, parQ } from './first-contact.ts';

export const readyMade: Record<ReadyMadeName, ReadyMade> = {
  first_visit: firstVisit,
  weekly,
  par_q: parQ,
  sleep,
  digestion,
  adherence,
};
