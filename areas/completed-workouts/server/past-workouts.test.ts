import { expect, test } from 'vitest';
import { clientSubject } from '#areas/clients/server/public.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { runAsAdmin } from '#database/testing/run-job.ts';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { addDays, mondayOf, todayIn } from '#shell/common/dates.ts';
import { logPastWorkouts } from './operations/past-workouts.ts';

test('the workouts of a program that was paused in its second week are logged in its first and third', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const today = todayIn('Europe/Rome');
  const startsOn = addDays(mondayOf(today), -28);
  const { program } = (await server.ask(programRoutes.get, { id: studio.ids['client-programs'] ?? '' }, studio.admin))
    .data;
  const pause = { from: addDays(startsOn, 7), until: addDays(startsOn, 13), days: 7, keepsWeekdays: true, note: '' };
  const copy = { ...program, startsOn, pauses: [pause] };
  await server.owner.query('delete from completed_workouts where account_id = $1', [studio.accountId]);
  await runAsAdmin(server, studio, (scope) =>
    logPastWorkouts(scope, clientSubject(scope, studio.ids['clients'] ?? ''), {
      copy,
      today,
      missed: 0,
      loadShare: 1,
      reportOf: () => ({ effort: 7 }),
    }),
  );

  const text = `select distinct to_char(date_trunc('week', finished_on), 'YYYY-MM-DD') as monday
    from completed_workouts where account_id = $1 order by monday`;
  const { rows } = await server.owner.query(text, [studio.accountId]);
  expect(rows.map(({ monday }) => monday)).toEqual([startsOn, addDays(startsOn, 14)]);
});
