import type { Scope } from '#shell/server/database/scope.ts';
import { createYield } from '#shell/server/yield-to-event-loop.ts';
import { type DefaultPrescription, defaultPrescription } from '../../rules/default-prescription.ts';
import { findChoices } from '../store/choices.ts';

/** An exercise that the caller may choose, named in their language, and how its sets are measured. */
export interface ExerciseChoice extends Pick<DefaultPrescription, 'type'> {
  id: string;
  name: string;
}

/** Returns the exercises that the caller may choose: own ones of the account first, then the library, the usual ones first. */
export async function listExerciseChoices(scope: Scope): Promise<ExerciseChoice[]> {
  const found = await findChoices(scope);
  const yieldToOthers = createYield();
  const choices: ExerciseChoice[] = [];
  for (const { id, name, ...kind } of found) {
    choices.push({ id, name, type: defaultPrescription({ name, ...kind }).type });
    await yieldToOthers();
  }
  return choices;
}
