import { extensionOf, onePage, type PersonalData } from '#areas/personal-data/server/public.ts';
import type { OwnCheckIn } from '../contract/check-ins.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { readFile } from './operations/files.ts';
import { getOwn, listOwn } from './operations/own-check-ins.ts';
import { listOpenTasks } from './operations/tasks.ts';
import { findPast } from './store/own-check-ins.ts';

/** The tasks that a client was given with surveys, as their app lists them. */
export const taskPersonalData: PersonalData = onePage('tasks', async (scope, subject) => {
  const { tasks } = await listOpenTasks(scope, subject);
  return { records: tasks };
});

/** The surveys of a client: first those to answer, with what was begun, then all others. */
export const surveyPersonalData: PersonalData = {
  name: 'surveys',
  async readPage(scope, subject, page) {
    const [{ checkIns: past, nextPage }, open] = await Promise.all([
      findPast(scope, subject.clientId, page),
      page === 1 ? listOwn(scope, subject) : { checkIns: [] },
    ]);
    const ids = new Set(past.map(({ id }) => id));
    const read = await Promise.all([...ids].map((checkInId) => getOwn(scope, subject, { checkInId })));
    const begun = open.checkIns.filter(({ id, state }) => !ids.has(id) && (state === 'open' || state === 'draft'));
    const records = [...begun, ...read.map(({ checkIn }) => checkIn)];
    return {
      records,
      files: records.flatMap((checkIn) => {
        const others = otherFileIds(checkIn);
        return checkIn.files.map((file) => ({
          path: `surveys/${checkIn.id}/${file.id}${extensionOf(file.kind)}`,
          photo: others.has(file.id) ? ('other' as const) : ('progress' as const),
          open: (reader: Scope) => readFile(reader, subject, { checkInId: checkIn.id, fileId: file.id, size: 'full' }),
        }));
      }),
      nextPage,
    };
  },
};

/** The files of answers to other questions than those for progress photos. */
function otherFileIds({ answers, draft }: Pick<OwnCheckIn, 'answers' | 'draft'>): Set<string> {
  return new Set([...answers, ...draft].flatMap(({ value }) => (value?.kind === 'files' ? value.fileIds : [])));
}
