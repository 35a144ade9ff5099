import { clientSubject } from '#areas/clients/server/public.ts';
import type { TypeCode } from '#areas/metrics/contract/types.ts';
import type { Measure, VisitContent } from '#areas/visits/contract/document.ts';
import { visitDocument } from '#areas/visits/server/document.ts';
import { completeVisit } from '#areas/visits/server/operations/complete.ts';
import { createVisit } from '#areas/visits/server/operations/visits.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { editDocument } from '#shell/server/documents/document.ts';

interface DemoVisit {
  daysAgo: number;
  /** By metric, or by metric and side: `arms:R`. More than one number are readings of the same visit. */
  measured: Record<string, number | number[]>;
  fields?: Partial<VisitContent>;
  isDraft?: true;
}

/** Visits of clients of the demo studio by their mail. */
const visits: Record<string, readonly DemoVisit[]> = {
  'client@example.com': [
    {
      daysAgo: 120,
      measured: {
        ...{
          weight: 67.4,
          height: 166,
          waist: 78.5,
          hips: 101,
          'arms:R': 29.2,
          'arms:L': 29,
          'legs:R': 57.4,
          'legs:L': 57,
        },
        ...{
          triceps_fold: [19.8, 20.2],
          biceps_fold: [10.4, 10],
          subscapular_fold: [16, 16.4],
          suprailiac_fold: [21, 21.6],
        },
      },
      fields: {
        ...{
          reason: 'Prima visita: vuole preparare una mezza maratona',
          caliper: 'Harpenden',
          activity: 'moderately_active',
        },
        answers: [
          { id: 'goal', text: 'Prima mezza maratona senza dolori' },
          { id: 'sleep', text: '6 ore, si sveglia una volta' },
          { id: 'usual_weight', text: '65 kg fino a due anni fa' },
        ],
        plan: 'Colazione ogni giorno, due spuntini nei giorni di corsa lunga.',
        advice: 'Bevi prima di avere sete. Nei giorni di corsa mangia almeno due ore prima.',
      },
    },
    {
      daysAgo: 60,
      measured: {
        ...{
          weight: 65.9,
          height: 166,
          waist: 76.8,
          hips: 100,
          'arms:R': 29,
          'arms:L': 28.8,
          'legs:R': 57,
          'legs:L': 56.8,
        },
        ...{
          triceps_fold: [18.6, 18.8],
          biceps_fold: [9.8, 9.6],
          subscapular_fold: [15.2, 15],
          suprailiac_fold: [19.4, 20],
        },
      },
      fields: { plan: 'Aggiunta una cena di pesce.', advice: 'Porta la borraccia anche in ufficio.' },
    },
    {
      daysAgo: 4,
      measured: {
        ...{
          weight: 64.8,
          height: 166,
          waist: 75.2,
          hips: 99,
          'arms:R': 29.1,
          'arms:L': 28.9,
          'legs:R': 56.8,
          'legs:L': 56.6,
        },
        ...{
          triceps_fold: [17.6, 17.8],
          biceps_fold: [9.2, 9.4],
          subscapular_fold: [14.4, 14.6],
          suprailiac_fold: [18.2, 18],
        },
      },
      fields: {
        plan: 'Si continua così fino alla gara.',
        advice: 'Nella settimana della gara non provare cibi nuovi.',
        privateNotes: 'Chiedere del ginocchio la prossima volta.',
      },
    },
  ],
  'olga@example.com': [
    {
      daysAgo: 75,
      measured: {
        ...{ weight: 71.2, height: 163, waist: 88, bia_resistance: 542, bia_reactance: 51, bia_fat_mass: 25.6 },
        ...{
          bia_fat_free_mass: 45.6,
          bia_total_body_water: 33.2,
          bia_intracellular_water: 17.6,
          bia_extracellular_water: 15.6,
        },
      },
      fields: { measurement_type: 'BIA', biaDevice: 'Analizzatore a 50 kHz', reason: 'Ossa forti e peso stabile' },
    },
    {
      daysAgo: 12,
      measured: {
        ...{ weight: 70.1, height: 163, waist: 86.5, bia_resistance: 536, bia_reactance: 53, bia_fat_mass: 24.3 },
        ...{
          bia_fat_free_mass: 45.8,
          bia_total_body_water: 33.6,
          bia_intracellular_water: 18,
          bia_extracellular_water: 15.6,
        },
      },
      fields: { plan: 'Due camminate lunghe a settimana.' },
    },
    { daysAgo: 0, measured: { weight: 69.8, height: 163 }, isDraft: true },
  ],
};

/** The weights of the visits of a client, the oldest first. */
export function weightsOfVisits(email: string): { daysAgo: number; weightKg: number }[] {
  return (visits[email] ?? []).map(({ daysAgo, measured }) => ({ daysAgo, weightKg: Number(measured['weight']) }));
}

/** The visits of a client, written by the nutritionist; none for most clients. */
export async function addVisits(
  nutritionist: Scope,
  { email, clientId }: { email: string; clientId: string },
): Promise<void> {
  const today = todayIn(nutritionist.caller.timeZone);
  const subject = clientSubject(nutritionist, clientId);
  for (const { daysAgo, measured, fields, isDraft } of visits[email] ?? []) {
    const id = newId();
    await createVisit(nutritionist, subject, { id, takenOn: addDays(today, -daysAgo) });
    const measures = Object.entries(measured).map(([name, value]) => measureOf(name, value));
    const { version } = await editDocument(nutritionist, visitDocument, { id }, (content) => ({
      ...content,
      ...fields,
      measures,
    }));
    if (!isDraft) await completeVisit(nutritionist, { id, version });
  }
}

function measureOf(id: string, value: number | number[]): Measure {
  const [metric, side] = id.split(':') as [TypeCode & Measure['metric'], 'R' | 'L' | undefined];
  return { id, metric, side: side ?? null, takes: [value].flat() };
}
