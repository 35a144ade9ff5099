import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import type { ApiRequest } from '#shell/common/route.ts';
import { programRoutes } from '../contract.ts';
import type { Program } from '../contract/document.ts';
import { openPrograms, type Programs } from './testing/open-programs.ts';

let programs: Programs;

beforeAll(async () => {
  programs = await openPrograms();
});

/** Creates a copy of two weeks of three days from Monday 30 November. */
async function copyOfThree(): Promise<Program> {
  const template = await programs.create(2, 3);
  const filled = await programs.createFilled(1, 1);
  const rows = filled.weeks[0]?.days[0]?.workouts[0]?.exercises ?? [];
  const [first] = template.weeks[0]?.days ?? [];
  Object.assign(first?.workouts[0] ?? {}, { exercises: rows.map((row) => ({ ...row, id: newId() })) });
  await programs.save(template);
  return programs.assign(template.id, '2026-11-30', await programs.addClient());
}

function change(copy: Program, changes: Partial<ApiRequest<typeof programRoutes.saveProgramUser>>) {
  const same = { id: copy.id, version: copy.version, startsOn: copy.startsOn ?? '', note: '' };
  return programs.server.ask(programRoutes.saveProgramUser, { ...same, ...changes }, programs.studio.admin);
}

const dates = (program: Program) =>
  program.weeks.map((week) => week.days.map((day) => [day.id, day.dayNumber, day.offset]));

test('an assignment has its client, template and progress', async () => {
  const { server, studio } = programs;
  const request = { id: studio.ids['client-programs'] ?? '' };
  const { programUser } = (await server.ask(programRoutes.programUser, request, studio.admin)).data;

  expect(programUser).toMatchObject({
    clientId: studio.ids['clients'],
    templateId: studio.ids['programs'],
    completedWorkouts: 1,
    lastTrainedAt: '2026-11-16T18:00:00.000Z',
    version: 1,
  });
});

test('a new start moves the end, and the note is stored', async () => {
  const copy = await copyOfThree();
  const { programUser } = (await change(copy, { startsOn: '2026-12-07', note: 'Dopo la vacanza' })).data;

  expect(programUser).toMatchObject({
    startsOn: '2026-12-07',
    endsOn: '2026-12-20',
    note: 'Dopo la vacanza',
    version: 2,
  });
});

test('a change of an outdated version is refused with the current one', async () => {
  const copy = await copyOfThree();
  await change(copy, { note: 'Prima' });

  expect(await change(copy, { note: 'Seconda' })).toMatchObject({
    status: 409,
    code: 'version_conflict',
    data: { copy: { note: 'Prima', version: 2 } },
  });
});

describe('dates', () => {
  test('a day moved to the end of its week becomes the last, and the others keep their dates', async () => {
    const copy = await copyOfThree();
    const [first, second, third] = copy.weeks[0]?.days ?? [];
    const offsets: [string | undefined, number][] = [
      [second?.id, 2],
      [third?.id, 4],
      [first?.id, 6],
    ];
    await change(copy, { days: offsets.map(([id = '', offset]) => ({ id, offset })) });
    const moved = await programs.read(copy.id);

    expect(dates(moved)[0]).toEqual(offsets.map(([id, offset], index) => [id, index + 1, offset]));
    expect(dates(moved)[1]).toEqual(dates(copy)[1]);
  });

  test('a single changed day distributes the others over the free dates', async () => {
    const copy = await copyOfThree();
    const [first, second, third] = copy.weeks[0]?.days ?? [];
    await change(copy, { days: [{ id: first?.id ?? '', offset: 6 }] });

    expect(dates(await programs.read(copy.id))[0]).toEqual([
      [second?.id, 1, 0],
      [third?.id, 2, 3],
      [first?.id, 3, 6],
    ]);
  });

  test('two days on one date are refused and nothing changes', async () => {
    const copy = await copyOfThree();
    const days = (copy.weeks[0]?.days ?? []).map(({ id }) => ({ id, offset: 2 }));

    expect(await change(copy, { days })).toMatchObject({ status: 422, code: 'same_date' });
    expect(await programs.read(copy.id)).toEqual(copy);
  });

  test('a day of another program is not found and nothing changes', async () => {
    const [copy, other] = [await copyOfThree(), await copyOfThree()];
    const days = [{ id: other.weeks[0]?.days[0]?.id ?? '', offset: 2 }];

    expect((await change(copy, { days, note: 'Mai scritta' })).status).toBe(404);
    expect(await programs.read(copy.id)).toEqual(copy);
  });
});
