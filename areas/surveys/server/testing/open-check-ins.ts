import { runAsJob } from '#database/testing/run-job.ts';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { type PayloadOf, subscribe } from '#shell/server/events.ts';
import type { AnswerEntry, AnswerValue } from '../../contract/answers.ts';
import { surveyAssignmentRoutes } from '../../contract/assignments.ts';
import { ownCheckInRoutes } from '../../contract/check-ins.ts';
import { type ReadyMadeName, type SurveyRecord, surveyRoutes } from '../../contract.ts';
import { checkInsStopped, clientsAsked } from '../events.ts';
import { processDue } from '../operations/due.ts';

export type Asked = PayloadOf<typeof clientsAsked>;

export const today = todayIn('Europe/Rome');

/** A studio of its own with what tests of check-ins do. */
export async function openCheckIns() {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const clientId = studio.ids['clients'] ?? '';
  await server.owner.query('delete from check_ins where account_id = $1', [studio.accountId]);

  async function createSurvey(
    readyMade: ReadyMadeName,
    surveyType: 'CHECK_IN' | 'WELCOME' = 'CHECK_IN',
  ): Promise<SurveyRecord> {
    const request = { name: `Prova ${readyMade}`, type: surveyType, readyMade };
    return (await server.ask(surveyRoutes.create, request, studio.admin)).data.survey;
  }

  /** Runs the job of the account, and returns what it published. */
  async function runDue() {
    const askings: Asked[] = [];
    const stopped: PayloadOf<typeof checkInsStopped>[] = [];
    const subscribers = [
      subscribe(clientsAsked, async (_, payload) => void askings.push(payload)),
      subscribe(checkInsStopped, async (_, payload) => void stopped.push(payload)),
    ];
    const { accountId } = studio;
    await runAsJob(server, { accountId, subscribers }, (scope) => processDue(scope, { accountId }));
    return { askings, stopped };
  }

  /** Assigns the survey weekly from a day on, and opens what is due. */
  async function openWeekly(survey: SurveyRecord, startsOn = today) {
    const weekday = new Date(`${startsOn}T00:00:00Z`).getUTCDay() || 7;
    const request = { id: survey.id, clientIds: [clientId], repeats: 'weekly' as const, weekday, startsOn };
    const assigned = await server.ask(surveyAssignmentRoutes.assign, request, studio.admin);
    const published = await runDue();
    return { assignmentId: assigned.data.assignmentIds[0] ?? '', ...published };
  }

  const listOwn = async () => (await server.ask(ownCheckInRoutes.list, {}, studio.client)).data.checkIns;
  const request = (entries: AnswerEntry[]) => ({ sentAt: new Date().toISOString(), entries });
  const saveDraft = (checkInId: string, entries: AnswerEntry[]) =>
    server.ask(ownCheckInRoutes.saveDraft, { checkInId, ...request(entries) }, studio.client);
  const send = (checkInId: string, entries: AnswerEntry[], sendId = newId()) =>
    server.ask(ownCheckInRoutes.send, { checkInId, sendId, ...request(entries) }, studio.client);
  /** Moves the check-ins of the account into the past, so that their next step is due. */
  async function letDaysPass(days: number): Promise<void> {
    const { accountId } = studio;
    await server.owner.query(
      `update survey_assignments set next_at = next_at - make_interval(days => $2), next_on = next_on - $2::int,
         starts_on = starts_on - $2::int, ends_on = ends_on - $2::int where account_id = $1`,
      [accountId, days],
    );
    // Far away first: two check-ins of an assignment are never on the same day.
    for (const by of [days + 5000, -5000])
      await server.owner.query(
        `update check_ins set due_on = due_on - $2::int, closes_on = closes_on - $2::int,
           next_step_at = next_step_at - make_interval(days => $2) where account_id = $1`,
        [accountId, by],
      );
  }

  return { server, studio, clientId, createSurvey, runDue, openWeekly, listOwn, saveDraft, send, letDaysPass };
}

/** An entry for the question with the text, some minutes ago. */
export function entryOf(survey: SurveyRecord, text: string, value: AnswerValue | null, minutesAgo = 0): AnswerEntry {
  const question = survey.questions.find((one) => one.text.includes(text));
  if (!question) throw new Error(`entryOf: no question contains ${text}`);
  return { questionId: question.id, value, at: new Date(Date.now() - minutesAgo * 60_000).toISOString() };
}

/** Answers to all required questions of the ready-made survey "adherence". */
export function adherenceAnswers(survey: SurveyRecord, nutrition = 7): AnswerEntry[] {
  return [
    entryOf(survey, 'alimentazione', { kind: 'number', value: nutrition }),
    entryOf(survey, 'allenamenti?', { kind: 'number', value: 8 }),
  ];
}
