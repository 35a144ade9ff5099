import { WithoutProgram } from '../../WithoutProgram.tsx';
import { useEditor } from '../context.tsx';
import { useIsProgramMissing } from './use-received-days.ts';

/** A warning while the client of the copy has no program: days for training apply on the dates of its workouts only. */
export function MissingProgram() {
  const { clientName } = useEditor();
  const isMissing = useIsProgramMissing();
  return <WithoutProgram names={isMissing && clientName !== null ? [clientName] : []} />;
}
