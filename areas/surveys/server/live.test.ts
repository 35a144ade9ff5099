import { expect, test } from 'vitest';
import { expectCacheFollows } from '#database/testing/live-cache.ts';
import { chatRoutes } from '#areas/chats/contract.ts';
import { newId } from '#shell/common/ids.ts';
import { surveyAssignmentRoutes } from '../contract/assignments.ts';
import { reviewRoutes } from '../contract/reviews.ts';
import { surveyRoutes } from '../contract.ts';
import { adherenceAnswers, openCheckIns } from './testing/open-check-ins.ts';

/** Each scenario sends every GET request several times. */
const timeout = 60_000;

async function open() {
  const { server, studio, ...checkIns } = await openCheckIns();
  const text = `select role, id from memberships where account_id = $1 and role in ('admin', 'client') order by created_at`;
  const { rows } = await server.owner.query<{ role: string; id: string }>(text, [studio.accountId]);
  const membershipOf = (role: string) => rows.find((row) => row.role === role)?.id ?? '';
  return { server, studio, ...checkIns, membershipOf };
}

test('survey.changed: the open screens of the admin follow new, copied and archived surveys', { timeout }, async () => {
  const { server, studio, createSurvey, membershipOf } = await open();
  const survey = await createSurvey('sleep');

  const changed = await expectCacheFollows({
    server,
    recipient: { token: studio.admin, membershipId: membershipOf('admin') },
    ids: { ...studio.ids, surveys: survey.id },
    writes: [
      () => server.ask(surveyRoutes.create, { name: 'Nuovo', type: 'CHECK_IN' }, studio.admin),
      () => server.ask(surveyRoutes.clone, { id: survey.id, name: 'Copia' }, studio.admin),
      () => server.ask(surveyRoutes.archive, { id: survey.id }, studio.admin),
    ],
  });

  expect(changed).toEqual(expect.arrayContaining(['GET /surveys', 'GET /surveys/:id']));
});

test('check_in.changed: the open screens of the admin follow answers, reviews and schedules', { timeout }, async () => {
  const { server, studio, createSurvey, openWeekly, listOwn, send, membershipOf } = await open();
  const survey = await createSurvey('adherence');
  const { assignmentId } = await openWeekly(survey);
  const id = (await listOwn())[0]?.id ?? '';

  const changed = await expectCacheFollows({
    server,
    recipient: { token: studio.admin, membershipId: membershipOf('admin') },
    ids: { ...studio.ids, surveys: survey.id, 'survey-answers': id, 'survey-assignments': assignmentId },
    writes: [
      () => send(id, adherenceAnswers(survey)),
      () => server.ask(reviewRoutes.review, { id, messageId: newId() }, studio.admin),
      () => server.ask(surveyAssignmentRoutes.pause, { assignmentId, from: '2026-01-01' }, studio.admin),
    ],
  });

  expect(changed).toEqual(
    expect.arrayContaining([
      'GET /surveys/completed',
      'GET /clients/:clientId/survey-answers/:id',
      'GET /surveys/:id/assignedClients',
    ]),
  );
});

test('check_in.changed: a reply that is written in the chat shows on the answers', { timeout }, async () => {
  const { server, studio, clientId, createSurvey, openWeekly, listOwn, send, membershipOf } = await open();
  const survey = await createSurvey('adherence');
  await openWeekly(survey);
  const id = (await listOwn())[0]?.id ?? '';
  await send(id, adherenceAnswers(survey));
  const reply = { conversationId: clientId, message: 'Brava', referenceKind: 'check_in', referenceId: id };

  const changed = await expectCacheFollows({
    server,
    recipient: { token: studio.admin, membershipId: membershipOf('admin') },
    ids: { ...studio.ids, surveys: survey.id, 'survey-answers': id },
    writes: [() => server.ask(chatRoutes.send, reply, studio.admin)],
  });

  expect(changed).toEqual(
    expect.arrayContaining(['GET /surveys/completed', 'GET /clients/:clientId/survey-answers/:id']),
  );
});
