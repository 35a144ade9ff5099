import { sql } from 'kysely';
import type { ExerciseRow, Program, Week } from '#areas/programs/contract/document.ts';
import { newWeeks } from '#areas/programs/rules/weeks.ts';
import { newRow } from '#areas/programs/rules/rows.ts';
import { createProgram } from '#areas/programs/server/operations/templates.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { DemoTemplate, DemoRow } from './templates.ts';

type Names = Map<string, { id: string; name: string }>;

/** Creates a template as the editor does. */
export async function addTemplate(scope: Scope, template: DemoTemplate): Promise<Program> {
  const names = await exercisesByCode(scope);
  const { title, info, weeks, days } = template;
  const empty = newWeeks({ weeks, daysAWeek: days.length, newId });
  const content = empty.map((week) => filledWeek(week, template, names));
  return (await createProgram(scope, { title, info, weeks, daysAWeek: days.length, folderId: null, content })).program;
}

async function exercisesByCode({ db }: Scope): Promise<Names> {
  const rows = await db
    .selectFrom('system_exercises')
    .select(['id', 'code', sql<string>`name_it`.as('name')])
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}

/** Fills a week with the rows of the template. Loads increase by 2.5 % per week. */
function filledWeek(week: Week, template: DemoTemplate, names: Names): Week {
  const growth = 1 + 0.025 * (week.weekNumber - 1);
  const days = week.days.map((day, index) => {
    const templateDay = template.days[index];
    const [workout] = day.workouts;
    if (!templateDay || !workout) return day;
    return {
      ...day,
      workouts: [{ ...workout, title: templateDay.title, exercises: rowsOf(templateDay.rows, growth, names) }],
    };
  });
  return { ...week, days };
}

function rowsOf(rows: DemoRow[], growth: number, names: Names): ExerciseRow[] {
  return rows.map((row, index) => {
    const exercise = names.get(row.code);
    if (!exercise) throw new Error(`rowsOf: no exercise ${row.code}`);
    const isTimed = row.reps.endsWith('s');
    const opensSuperset = rows[index + 1]?.joins === true;
    return {
      ...newRow({ id: newId(), exercise }),
      type: isTimed ? 'time' : 'reps',
      sets: row.sets,
      reps: isTimed ? '' : row.reps,
      value: isTimed ? row.reps : '',
      weight: row.kg === null ? '' : `${String(roundedLoad(row.kg * growth)).replace('.', ',')} kg`,
      rir: row.rir ?? null,
      progression: row.progression ?? null,
      warmUp: row.warmUp ?? '',
      info: row.info ?? '',
      supersetPosition: row.joins ? 2 : opensSuperset ? 1 : null,
      restType: opensSuperset ? 'no_rest' : 'seconds',
      restValue: row.rest,
    };
  });
}

/** Rounds to 0.5 kg, as plates allow. */
function roundedLoad(kg: number): number {
  return Math.round(kg * 2) / 2;
}
