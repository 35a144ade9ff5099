import type { CreateRecords } from '#database/testing/records.ts';
import { alimentDraft } from '../../example.ts';
import { createAliment } from '../operations/aliments.ts';

export const createRecords: CreateRecords = async ({ admin }) => {
  const { aliment } = await createAliment(admin, { ...alimentDraft, name: 'Alimento riservato' });
  return { shared: { aliments: aliment.id } };
};
