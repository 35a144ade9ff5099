import type { CreateRecords } from '#database/testing/records.ts';
import { createSurvey } from '../operations/surveys.ts';

export const createRecords: CreateRecords = async ({ admin }) => {
  const { survey } = await createSurvey(admin, { name: 'Check riservato', type: 'CHECK_IN', readyMade: 'weekly' });
  return { shared: { surveys: survey.id } };
};
