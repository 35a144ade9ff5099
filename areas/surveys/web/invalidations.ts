import { surveyRoutes } from '../contract.ts';

/** Routes whose responses change with a survey of the library. */
export const surveyInvalidations = [surveyRoutes.list, surveyRoutes.get];
