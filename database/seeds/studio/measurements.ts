import { clientSubject, ownSubject } from '#areas/clients/server/public.ts';
import type { TypeCode } from '#areas/metrics/contract/types.ts';
import { saveGoal } from '#areas/metrics/server/operations/metrics.ts';
import { storeValues } from '#areas/metrics/server/operations/record.ts';
import { findClientMetrics } from '#areas/metrics/server/store/client-metrics.ts';
import type { NewValue } from '#areas/metrics/server/store/measurements.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const days = 365;

interface MeasuredClient {
  heightCm: number;
  /** Differs from client to client, so that their lines do. */
  index: number;
  /** Weights of the visits, the oldest first. */
  visits: readonly { daysAgo: number; weightKg: number }[];
}

/**
 * A year of a client: weights on most days, typed by the client, with a gap of some weeks; circumferences every month, measured by
 * the professional; a goal for the weight. A client with visits is measured there, and weighs at home what they weigh at the visits.
 */
export async function addMeasurements(
  coach: Scope,
  client: Scope,
  { heightCm, index, visits }: MeasuredClient,
): Promise<void> {
  const { clientId } = ownSubject(client);
  const today = todayIn(coach.caller.timeZone);
  const start = visits[0] ? visits[0].weightKg + 1 : roundedTo(1, 24.5 * (heightCm / 100) ** 2 + (index % 4));
  const loss = 2 + (index % 5);
  const known = visits.map(({ daysAgo, weightKg }) => ({ day: days - 1 - daysAgo, weightKg }));
  const lastKnown = known.at(-1);
  const line = lastKnown
    ? [{ day: 0, weightKg: start }, ...known, { day: days, weightKg: lastKnown.weightKg }]
    : [start, start - loss].map((weightKg, end) => ({ day: end * days, weightKg }));
  const weightOn = (day: number) => weightAt(line, day) + 0.4 * Math.sin(day * 1.7) + 0.2 * Math.sin(day / 9);
  const weighed = Array.from({ length: days }, (_, day) => day).filter(
    (day) => (day * 7 + index) % 10 < 6 && !(day > 150 && day < 190),
  );
  const value = (metric: TypeCode, day: number, number: number, sourceId: string): NewValue => {
    const rounded = roundedTo(1, number);
    return {
      ...{ metric, sourceId, value: rounded, side: null, method: null, device: null, takes: null, note: '' },
      day: addDays(today, day - days + 1),
      measuredAt: null,
      timeZone: coach.caller.timeZone,
      enteredText: String(rounded).replace('.', ','),
      enteredUnit: metric === 'fat_mass' ? '%' : metric === 'weight' ? 'kg' : 'cm',
    };
  };
  await storeValues(
    client,
    ownSubject(client),
    'weight',
    weighed.map((day) => value('weight', day, weightOn(day), newId())),
  );
  const months = Array.from({ length: 12 }, (_, month) => ({ day: 20 + month * 30, id: newId() }));
  const measured = months.flatMap(({ day, id }) => [
    value('waist', day, heightCm * 0.47 - (loss * day) / days, id),
    value('hips', day, heightCm * 0.58 - (0.7 * loss * day) / days, id),
    value('arms', day, 29 + (index % 3) + day / 300, id),
    value('fat_mass', day, 27 - (index % 6) - (loss * day) / days / 1.5, id),
  ]);
  const subject = clientSubject(coach, clientId);
  if (visits.length === 0) await storeValues(coach, subject, 'metric', measured);
  const [weight] = await findClientMetrics(coach, { clientId, metric: 'weight' });
  if (!weight) return;
  const now = weightAt(line, days);
  const goal = { from: roundedTo(0, now - 2), to: roundedTo(0, now - 1) };
  await saveGoal(coach, subject, { metricId: weight.id, version: weight.version, goal });
}

/** Between two days of the line the weight changes evenly. */
function weightAt(line: readonly { day: number; weightKg: number }[], day: number): number {
  const next = Math.max(
    line.findIndex((point) => point.day >= day),
    1,
  );
  const [from, to] = [line[next - 1], line[next]];
  if (!from || !to) throw new Error(`weightAt: day is ${day}`);
  return from.weightKg + ((to.weightKg - from.weightKg) * (day - from.day)) / Math.max(to.day - from.day, 1);
}
