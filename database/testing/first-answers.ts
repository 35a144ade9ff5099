import type { TestServer } from './server.ts';
import type { TestStudio } from './studio.ts';
import { newId } from '#shell/common/ids.ts';

/** An answer of a first survey as the product stores it; a text unless another value is added. */
export const sentAnswer = (question: string) => ({
  ...{ questionId: newId(), kind: 'text', question, optionTexts: [], unit: '', metric: null },
});

/** What the survey asked, and the stored flags of the answers. */
interface Asked {
  questions?: object[];
  flags?: object[];
}

interface Answering {
  server: TestServer;
  studio: TestStudio;
  clientId: string;
}

/** Stores answers as the product does when a client sends the first survey. They replace all check-ins of the client. */
export async function addFirstAnswers(
  { server: { owner }, studio, clientId }: Answering,
  answers: object[],
  sentAt = '2026-02-01T10:00:00Z',
  { questions = [], flags = [] }: Asked = {},
): Promise<void> {
  const [surveyId, editionId] = [newId(), newId()];
  const content = JSON.stringify({ name: 'Prima visita', type: 'WELCOME', description: '', questions });
  await owner.query('delete from check_ins where account_id = $1 and client_id = $2', [studio.accountId, clientId]);
  await owner.query(
    `insert into surveys (account_id, id, content, name, type, question_count) values ($1, $2, $3, 'Prima visita', 'WELCOME', 0)`,
    [studio.accountId, surveyId, content],
  );
  await owner.query(
    'insert into survey_editions (account_id, id, survey_id, number, content) values ($1, $2, $3, 1, $4)',
    [studio.accountId, editionId, surveyId, content],
  );
  await owner.query(
    `insert into check_ins (account_id, id, survey_id, client_id, due_on, state, edition_id, answers, send_id, sent_at, flags)
     values ($1, $2, $3, $4, '2026-02-01', 'sent', $5, $6, $7, $8, $9)`,
    [
      ...[studio.accountId, newId(), surveyId, clientId, editionId],
      ...[JSON.stringify(answers), newId(), sentAt, JSON.stringify(flags)],
    ],
  );
}

/** Stores answers as the product does when a client sends a check-in that was assigned later. */
export async function addLaterAnswers(
  { server: { owner }, studio, clientId }: Answering,
  answers: object[],
  sentAt: string,
  { questions = [], flags = [] }: Asked = {},
): Promise<void> {
  const [surveyId, editionId, assignmentId] = [newId(), newId(), newId()];
  const content = JSON.stringify({ name: 'Settimana', type: 'CHECK_IN', description: '', questions });
  await owner.query(
    `insert into surveys (account_id, id, content, name, type, question_count) values ($1, $2, $3, 'Settimana', 'CHECK_IN', 0)`,
    [studio.accountId, surveyId, content],
  );
  await owner.query(
    'insert into survey_editions (account_id, id, survey_id, number, content) values ($1, $2, $3, 1, $4)',
    [studio.accountId, editionId, surveyId, content],
  );
  await owner.query(
    `insert into survey_assignments (account_id, id, survey_id, client_id, repeats, starts_on) values ($1, $2, $3, $4, 'once', $5)`,
    [studio.accountId, assignmentId, surveyId, clientId, sentAt.slice(0, 10)],
  );
  await owner.query(
    `insert into check_ins (account_id, id, survey_id, assignment_id, client_id, due_on, state, edition_id, answers, send_id, sent_at, flags)
     values ($1, $2, $3, $4, $5, $6, 'sent', $7, $8, $9, $10, $11)`,
    [
      ...[studio.accountId, newId(), surveyId, assignmentId, clientId, sentAt.slice(0, 10), editionId],
      ...[JSON.stringify(answers), newId(), sentAt, JSON.stringify(flags)],
    ],
  );
}
