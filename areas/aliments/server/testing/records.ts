import type { CreateRecords } from '#database/testing/records.ts';
import { alimentDraft, exampleIntake } from '../../example.ts';
import { createAliment } from '../operations/aliments.ts';
import { createIntake } from '../operations/references.ts';

export const createRecords: CreateRecords = async ({ admin }) => {
  const { aliment } = await createAliment(admin, { ...alimentDraft, name: 'Alimento riservato' });
  const { intake } = await createIntake(admin, exampleIntake);
  return { shared: { aliments: aliment.id, 'reference-intakes': intake.id } };
};
