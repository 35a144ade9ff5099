import { sql } from 'kysely';
import type { SentAnswer } from '../../contract/check-ins.ts';
import type { AnswerFlag } from '../../contract/reviews.ts';
import type { Scope } from '#shell/server/database/scope.ts';

export interface PastCheckIn {
  id: string;
  surveyId: string;
  clientId: string;
  assignmentId: string | null;
  editionId: string;
  dueOn: string;
  state: 'sent' | 'reviewed' | 'missed';
  answers: SentAnswer[] | null;
  flags: AnswerFlag[];
  replyBy: string | null;
  sentAt: string | null;
}

/** Inserts check-ins that are over. Reviewed ones were reviewed by the caller, a day after they were sent. */
export async function insertPast({ db, caller }: Scope, checkIns: readonly PastCheckIn[]): Promise<void> {
  await sql`
    insert into check_ins (id, survey_id, client_id, assignment_id, edition_id, due_on, state, answers, flags, reply_by,
      started_at, sent_at, reviewed_at, reviewed_by)
    select id, "surveyId", "clientId", "assignmentId", "editionId", "dueOn", state, nullif(answers, 'null'), flags, "replyBy",
      "sentAt", "sentAt", case when state = 'reviewed' then "sentAt" + interval '1 day' end,
      case when state = 'reviewed' then ${caller.membershipId}::uuid end
    from jsonb_to_recordset(${JSON.stringify(checkIns)}::jsonb) as given (id uuid, "surveyId" uuid, "clientId" uuid,
      "assignmentId" uuid, "editionId" uuid, "dueOn" date, state text, answers jsonb, flags jsonb, "replyBy" date,
      "sentAt" timestamptz)`.execute(db);
}
