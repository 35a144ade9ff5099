import type { CreateRecords } from '#database/testing/records.ts';
import { ownAssets } from '../operations/assets.ts';
import { createExercise } from '../operations/exercises.ts';

export const createRecords: CreateRecords = async ({ admin }) => {
  const { exercise } = await createExercise(admin, {
    name: 'Esercizio riservato',
    primaryMuscles: ['quads'],
    secondaryMuscles: [],
    equipment: [],
    category: 'strength',
    level: null,
    mechanic: null,
    force: null,
    instructions: null,
  });
  const { assets } = await ownAssets.addLink(admin, { id: exercise.id, url: 'https://youtu.be/aqz-KE-bpKQ' });
  return { shared: { exercises: exercise.id, assets: assets[0]?.id ?? '' } };
};
