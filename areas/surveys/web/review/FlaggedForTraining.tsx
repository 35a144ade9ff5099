import { useApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { reviewRoutes } from '../../contract/reviews.ts';
import { FlaggedAnswers } from './FlaggedAnswers.tsx';
import { FlaggedFirstAnswers } from './FlaggedFirstAnswers.tsx';

interface FlaggedForTrainingProps {
  clientId: string;
  purpose?: 'training' | 'inPerson';
  /** The training in person that the answers lead back to. */
  workoutId?: string | undefined;
}

/**
 * What whoever changes the training of a client or trains them in person must know: the flagged answers that wait for a review, and the
 * others that matter also once they are read (`FlaggedFirstAnswers`). Shows nothing without any. The screen must load the text namespace
 * `surveys`.
 */
export function FlaggedForTraining({ clientId, purpose = 'training', workoutId }: FlaggedForTrainingProps) {
  const may = useMay();
  const { data, isPending } = useApiQuery(
    reviewRoutes.flaggedOfClient,
    { clientId },
    { enabled: may('view surveys'), meta: { skipGlobalErrorHandler: true } },
  );
  // The answers are mounted from the start: mounted after a refusal, they would send the request of this query again, and again.
  return (
    <>
      <FlaggedAnswers clientId={clientId} workoutId={workoutId} />
      {!isPending && (
        <FlaggedFirstAnswers
          clientId={clientId}
          purpose={purpose}
          workoutId={workoutId}
          exceptIds={data?.flaggedAnswers.map(({ id }) => id) ?? []}
        />
      )}
    </>
  );
}
