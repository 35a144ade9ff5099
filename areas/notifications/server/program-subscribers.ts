import { v5 } from 'uuid';
import { findConcerned } from '#areas/clients/server/public.ts';
import {
  programAssigned,
  programChanged,
  programPauseChanged,
  programRemoved,
  programRestored,
  programsDeleted,
} from '#areas/programs/server/public.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { type PayloadOf, subscribe } from '#shell/server/events.ts';
import { concernedWith } from './concerned-with.ts';
import { withdraw } from './operations/notifications.ts';
import { type NewNotification, notify } from './operations/notify.ts';
import type { StoredParams } from './store/present-params.ts';
import { findFollowedProgram, findSender } from './store/subjects.ts';

const clientIdsOf = (copies: readonly { clientId: string }[]) => copies.map(({ clientId }) => clientId);

/** Each client of the assignment is notified; the sender is read once. */
async function notifyOfAssignment(
  scope: Scope,
  { title, startsOn, copies }: PayloadOf<typeof programAssigned>,
): Promise<void> {
  const [clients, sender] = await Promise.all([
    findConcerned(scope, clientIdsOf(copies)),
    findSender(scope, scope.caller.membershipId),
  ]);
  const news = copies.flatMap(({ id, clientId }): NewNotification[] => {
    const membershipId = clients.get(clientId)?.membershipId;
    if (!membershipId) return [];
    const params = { ...sender, program: title, startsOn };
    return [
      { kind: 'program_assigned', membershipIds: [membershipId], subjectId: id, occurrence: id, clientId, params },
    ];
  });
  await notify(scope, scope.caller.accountId, news);
}

/**
 * Notifies the client of a change of a program that they follow. `changeParams` is what the text names of the change, which is then always
 * told (`alwaysTellsContext`); edits without it are told once for a while, but not beside the change that saved them.
 */
async function notifyOfChange(scope: Scope, programId: string, changeParams?: StoredParams): Promise<void> {
  await notifyAbout(scope, programId, { subjectId: programId, changeParams });
}

/** Subject of the notification that a program was withdrawn: those about the program itself are deleted with it. */
const withdrawalOf = (programId: string) => v5('withdrawn', programId);

/** Published before the program is deleted. */
async function notifyOfWithdrawal(scope: Scope, { programId }: PayloadOf<typeof programRemoved>): Promise<void> {
  const changeParams = { context: 'withdrawn' };
  await notifyAbout(scope, programId, { subjectId: withdrawalOf(programId), changeParams });
}

async function notifyAbout(
  scope: Scope,
  programId: string,
  { subjectId, changeParams }: { subjectId: string; changeParams: StoredParams | undefined },
): Promise<void> {
  const program = await findFollowedProgram(scope, programId);
  if (!program || scope.caller.clientId) return;
  const { clientId, title } = program;
  const [{ membershipId }, sender] = await Promise.all([
    concernedWith(scope, clientId),
    findSender(scope, scope.caller.membershipId),
  ]);
  if (!membershipId) return;
  await notify(scope, scope.caller.accountId, [
    {
      ...{
        kind: 'program_changed',
        membershipIds: [membershipId],
        subjectId,
        occurrence: newId(),
        clientId,
      },
      params: { ...sender, program: title, ...changeParams },
    },
  ]);
}

/** A client whose program was paused is not idle. */
async function withdrawIdle(scope: Scope, { programId }: PayloadOf<typeof programChanged>): Promise<void> {
  const program = await findFollowedProgram(scope, programId);
  if (program) await withdraw(scope, { clientIds: [program.clientId], kinds: ['client_idle'], isOutdated: true });
}

/** What the text of a pause names; without a pause, that one was taken away. */
export function pauseParams(pause: PayloadOf<typeof programPauseChanged>['pause']): StoredParams {
  return pause ? { ...pause, context: 'paused' } : { context: 'resumed' };
}

/** Found by a nightly job, withdrawn when it no longer holds. */
const outdatedProgram = { kinds: ['program_expiring'], isOutdated: true } as const;

export const programSubscribers = [
  subscribe(programAssigned, notifyOfAssignment),
  subscribe(programAssigned, (scope, { copies }) =>
    withdraw(scope, { ...outdatedProgram, clientIds: clientIdsOf(copies) }),
  ),
  subscribe(programPauseChanged, (scope, { programId, pause }) => notifyOfChange(scope, programId, pauseParams(pause))),
  subscribe(programChanged, (scope, { programId }) => notifyOfChange(scope, programId)),
  subscribe(programChanged, (scope, { programId }) => withdraw(scope, { ...outdatedProgram, subjectIds: [programId] })),
  subscribe(programChanged, withdrawIdle),
  subscribe(programsDeleted, (scope, { programIds }) => withdraw(scope, { subjectIds: programIds })),
  subscribe(programRemoved, notifyOfWithdrawal),
  subscribe(programRestored, async (scope, { programId }) => {
    await withdraw(scope, { subjectIds: [withdrawalOf(programId)] });
    await notifyOfChange(scope, programId, { context: 'restored' });
  }),
];
