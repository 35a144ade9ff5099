import { emitToClientsAndProfessionals, type Subject } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { completedWorkoutChanged } from '../contract.ts';

type Write<Input, Output> = (scope: Scope, subject: Subject, input: Input) => Promise<Output>;

/**
 * Wraps a write of the training of a client: afterwards the open apps of the client and of the professionals are told. `hasEnded` says
 * whether the write ended a workout or changed an ended one.
 */
export function withLiveEvent<Input, Output>(
  write: Write<Input, Output>,
  hasEnded: (result: Output) => boolean = () => false,
): Write<Input, Output> {
  return async (scope, subject, input) => {
    const result = await write(scope, subject, input);
    const { clientId } = subject;
    const { completedWorkoutId = null } = input as { completedWorkoutId?: string };
    await emitToClientsAndProfessionals(scope, completedWorkoutChanged, {
      clientIds: [clientId],
      data: { clientId, completedWorkoutId, hasEnded: hasEnded(result) },
    });
    return result;
  };
}
