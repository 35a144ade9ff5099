import { clientSubject, ownSubject } from '#areas/clients/server/public.ts';
import { storeValues } from '#areas/metrics/server/operations/record.ts';
import type { AnswerValue } from '#areas/surveys/contract/answers.ts';
import { assign } from '#areas/surveys/server/operations/assignments.ts';
import { recordPastCheckIns } from '#areas/surveys/server/operations/past-check-ins.ts';
import { createSurvey } from '#areas/surveys/server/operations/surveys.ts';
import { type Measure, VisitContent } from '#areas/visits/contract/document.ts';
import { visitDocument } from '#areas/visits/server/document.ts';
import { completeVisit } from '#areas/visits/server/operations/complete.ts';
import { createVisit } from '#areas/visits/server/operations/visits.ts';
import { addDays, daysBetween, mondayOf, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { editDocument } from '#shell/server/documents/document.ts';
import { sql } from 'kysely';
import type pg from 'pg';

const shape = { weights: 1096, visits: 30, checkIns: 12, edited: 50, completions: 600 } as const;

/** The body of `clientId` over three years. */
export interface BodyBenchData {
  /** The last completed visit. */
  visitId: string;
  visit: VisitContent;
  /** Drafts that are saved repeatedly, at version 1. Product and baseline have their own. */
  edited: { product: string[]; limit: string[] };
  /** Drafts that are each completed once. */
  drafts: { product: string[]; limit: string[] };
  /** The day of the first weight. */
  weighedSince: string;
  surveyId: string;
  /** The last check-in, which waits for a review, its day, and the day of the one before. */
  answer: { id: string; dueOn: string; lastOn: string };
}

/** Adds weights of every day, visits with all kinds of measures and weekly check-ins to the client; drafts to the other clients. */
export async function addBody(admin: Scope, client: Scope, otherClientIds: readonly string[]): Promise<BodyBenchData> {
  const { clientId } = ownSubject(client);
  const today = todayIn(admin.caller.timeZone);
  const weighedSince = await addWeights(client, today);
  let visitId = '';
  for (let number = 0; number < shape.visits; number++)
    visitId = await addVisit(admin, clientId, { number, takenOn: addDays(today, (number - shape.visits) * 36) });
  const { content } = await admin.db
    .selectFrom('visits')
    .select('content')
    .where('id', '=', visitId)
    .executeTakeFirstOrThrow();
  const copies = { visitId, clientIds: otherClientIds };
  return {
    visitId,
    visit: VisitContent.parse(content),
    edited: { product: await drafts(admin, copies, shape.edited), limit: await drafts(admin, copies, shape.edited) },
    drafts: {
      product: await drafts(admin, copies, shape.completions),
      limit: await drafts(admin, copies, shape.completions),
    },
    weighedSince,
    ...(await addAnswers(admin, clientId, today)),
  };
}

async function addWeights(client: Scope, today: string): Promise<string> {
  const firstDay = addDays(today, 1 - shape.weights);
  const values = Array.from({ length: shape.weights }, (_, day) => {
    const value = roundedTo(1, 82 - (8 * day) / shape.weights + 0.6 * Math.sin(day * 1.7) + 0.4 * Math.sin(day / 9));
    return {
      ...{ metric: 'weight', side: null, value, enteredText: String(value).replace('.', ','), enteredUnit: 'kg' },
      ...{ day: addDays(firstDay, day), measuredAt: null, timeZone: client.caller.timeZone },
      ...{ sourceId: newId(), method: null, device: null, takes: null, note: '' },
    };
  });
  await storeValues(client, ownSubject(client), 'weight', values);
  return firstDay;
}

async function addVisit(
  admin: Scope,
  clientId: string,
  { number, takenOn }: { number: number; takenOn: string },
): Promise<string> {
  const id = newId();
  await createVisit(admin, clientSubject(admin, clientId), { id, takenOn });
  const { version } = await editDocument(admin, visitDocument, { id }, (content) => ({
    ...content,
    ...{ activity: 'moderately_active', caliper: 'Harpenden', biaDevice: 'Analizzatore a 50 kHz' },
    measures: measuresOf(number),
    answers: Array.from({ length: 20 }, (_, index) => ({
      id: `field_${index}`,
      text: 'Come alla visita precedente. ',
    })),
    reason: 'Controllo periodico del peso e delle circonferenze.',
    plan: 'Tre allenamenti e due camminate a settimana. '.repeat(5),
    advice: 'Bere prima di avere sete. '.repeat(5),
  }));
  await completeVisit(admin, { id, version });
  return id;
}

/** 30 measures: weight and height, circumferences with both sides, seven skinfolds with two readings, bioimpedance. */
function measuresOf(number: number): Measure[] {
  const single = {
    ...{ weight: 80, height: 178, waist: 86, hips: 99, neck: 38, chest: 101, shoulders: 118, abdomen: 88 },
    ...{ bia_resistance: 502, bia_reactance: 55, bia_fat_mass: 21.4, bia_fat_free_mass: 60.2 },
    ...{ bia_total_body_water: 44, bia_intracellular_water: 25, bia_extracellular_water: 19 },
  };
  const sided = { arms: 33, legs: 57, calves: 38, forearms: 28 };
  const folds = {
    ...{ triceps_fold: 11, biceps_fold: 5, subscapular_fold: 13, suprailiac_fold: 15 },
    ...{ calf_fold: 9, abdominal_fold: 18, thigh_fold: 14 },
  };
  const at = (value: number) => roundedTo(1, value * (1 - number / 600));
  const measure = (id: string, takes: number[]): Measure => {
    const [metric, side] = id.split(':') as [Measure['metric'], 'R' | 'L' | undefined];
    return { id, metric, side: side ?? null, takes };
  };
  return [
    ...Object.entries(single).map(([metric, value]) => measure(metric, [at(value)])),
    ...Object.entries(sided).flatMap(([metric, value]) => [
      measure(`${metric}:R`, [at(value), at(value + 0.1)]),
      measure(`${metric}:L`, [at(value - 0.2), at(value)]),
    ]),
    ...Object.entries(folds).map(([metric, value]) => measure(metric, [at(value), at(value + 0.4)])),
  ];
}

/** Inserts copies of a visit as drafts of other clients. */
async function drafts(
  admin: Scope,
  { visitId, clientIds }: { visitId: string; clientIds: readonly string[] },
  count: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into visits (id, client_id, content, taken_on, measurement_type, weight_kg, saved_by, created_by)
    select gen_random_uuid(), (${clientIds}::uuid[])[1 + n % ${clientIds.length}::int], content, taken_on, measurement_type,
      weight_kg, saved_by, created_by
    from visits, generate_series(1, ${count}::int) n where id = ${visitId} returning id`.execute(admin.db);
  return rows.map(({ id }) => id);
}

/** Weekly check-ins of which the last one was sent today; the others are reviewed. */
async function addAnswers(
  admin: Scope,
  clientId: string,
  today: string,
): Promise<Pick<BodyBenchData, 'surveyId' | 'answer'>> {
  const { survey } = await createSurvey(admin, { name: 'Check settimanale', type: 'CHECK_IN', readyMade: 'weekly' });
  const weekday = daysBetween(mondayOf(today), today) + 1;
  const schedule = { repeats: 'weekly' as const, weekday, monthDay: null, startsOn: addDays(today, 7), endsOn: null };
  const { assignmentIds } = await assign(admin, { id: survey.id, clientIds: [clientId], groupIds: [], ...schedule });
  const days = Array.from({ length: shape.checkIns }, (_, week) => addDays(today, 7 * (week + 1 - shape.checkIns)));
  await recordPastCheckIns(admin, {
    ...{ surveyId: survey.id, clientId, assignmentId: assignmentIds[0] ?? null },
    times: days.map((dueOn, week) => ({ dueOn, answers: answersOf(week), isReviewed: dueOn !== today })),
  });
  const { id } = await admin.db
    .selectFrom('check_ins')
    .select('id')
    .where('client_id', '=', clientId)
    .where('due_on', '=', today)
    .executeTakeFirstOrThrow();
  return { surveyId: survey.id, answer: { id, dueOn: today, lastOn: addDays(today, -7) } };
}

function answersOf(week: number): AnswerValue[] {
  const scales = [7, 6, 5, 7].map((value) => ({ kind: 'number' as const, value: 1 + ((value + week) % 9) }));
  return [
    { kind: 'metric', value: 75 - week / 10 },
    ...scales,
    { kind: 'boolean', value: true },
    { kind: 'text', value: 'Ginocchio destro, quando scendo le scale.' },
    { kind: 'text', value: 'Ho cucinato quasi sempre io.' },
    { kind: 'text', value: 'Come gestisco la cena di sabato?' },
  ];
}

/** Adds a visit and a sent check-in to every other client, a third of which wait for a review. */
export async function addBodyOfOthers(owner: pg.Pool, { accountId, body }: { accountId: string; body: BodyBenchData }) {
  await owner.query(
    `insert into visits (account_id, id, client_id, content, taken_on, measurement_type, weight_kg, fat_mass_perc, bmr,
       results_version, completed_at, completed_by, saved_by, created_by)
     select c.account_id, gen_random_uuid(), c.id, content, current_date - (row_number() over (order by c.id))::int % 700,
       measurement_type, weight_kg, fat_mass_perc, bmr, results_version, completed_at, completed_by, saved_by, v.created_by
     from visits v join clients c on c.account_id = v.account_id and c.id <> v.client_id
     where v.account_id = $1 and v.id = $2`,
    [accountId, body.visitId],
  );
  await owner.query(
    `insert into check_ins (account_id, survey_id, client_id, due_on, state, edition_id, answers, flags, reply_by, started_at, sent_at)
     select account_id, survey_id, client_id, day, state, edition_id, answers, flags, reply_by, day::timestamptz, day::timestamptz
     from (
       select c.account_id, survey_id, c.id as client_id, current_date - (row_number() over (order by c.id))::int % 365 as day,
         case when row_number() over (order by c.id) % 3 = 0 then 'sent' else 'reviewed' end as state, edition_id, answers,
         case when row_number() over (order by c.id) % 4 = 0 then flags else '[]' end as flags, reply_by
       from check_ins i join clients c on c.account_id = i.account_id and c.id <> i.client_id
       where i.account_id = $1 and i.id = $2) copies`,
    [accountId, body.answer.id],
  );
  await owner.query('analyze');
}
