import { emitToClientsAndProfessionals, type Subject } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { completedWorkoutChanged } from '../contract.ts';

type Write<Input, Output> = (scope: Scope, subject: Subject, input: Input) => Promise<Output>;

/**
 * Wraps a write of the training of a client, which then publishes a live event to the client and the professionals. `hasEnded`: whether
 * the write ended a workout, or changed sets of an ended one.
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
