import type { AdviceDraft } from './contract.ts';

export const adviceExample: Omit<AdviceDraft, 'id'> = {
  advisedOn: '2026-11-20',
  title: 'Colazione prima dell’allenamento',
  text: 'Nei giorni in cui ti alleni la mattina:\n- mangia almeno un’ora prima\n- bevi un bicchiere d’acqua appena sveglio',
};
