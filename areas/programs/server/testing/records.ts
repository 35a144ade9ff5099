import { templates } from '#database/seeds/studio/templates.ts';
import { createOutlinedTemplate } from '../operations/outlined-template.ts';
import { mondayOf, todayIn } from '#shell/common/dates.ts';
import { type CreateRecords, type RecordIds, recordOf } from '#database/testing/records.ts';
import type { Program } from '../../contract/document.ts';
import { assignProgram } from '../operations/assignment.ts';
import { getProgram } from '../operations/programs.ts';

/** Creates a template, and a client's copy of it that started on the Monday of this week. */
export const createRecords: CreateRecords = async ({ admin, ids }) => {
  const [, , template] = templates;
  if (!template) throw new Error('createRecords: the seeds have no third template');
  const program = await createOutlinedTemplate(admin, { ...template, weeks: 2 });
  const { copyIds } = await assignProgram(admin, {
    id: program.id,
    clientIds: [recordOf(ids, 'clients')],
    startsOn: mondayOf(todayIn('Europe/Rome')),
    note: null,
    groupIds: [],
    overlap: 'keep',
    includesAssigned: true,
  });
  const { program: copy } = await getProgram(admin, { id: copyIds[0] ?? '' });
  const [day, nextDay] = copy.weeks[0]?.days ?? [];
  return {
    personal: {
      programs: program.id,
      ...partsOf(program),
      'client-programs': copy.id,
      'client-program-days': day?.id ?? '',
      workouts: nextDay?.workouts[0]?.id ?? '',
    },
  };
};

/** Returns the ids of the first week of a program and of its first day, workout and row. */
function partsOf({ weeks: [week] }: Program): RecordIds {
  const day = week?.days[0];
  const workout = day?.workouts[0];
  return {
    'program-weeks': week?.id ?? '',
    'program-days': day?.id ?? '',
    'program-workouts': workout?.id ?? '',
    'exercise-rows': workout?.exercises[0]?.id ?? '',
  };
}
