import { surveyRoutes } from '../contract.ts';
import { bindDocument } from '#shell/server/documents/bind-document.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { surveyDocument } from './document.ts';
import * as surveys from './operations/surveys.ts';
import { findSurveys } from './store/surveys.ts';

export const surveysServer = bindArea('surveys', surveyRoutes, {
  list: findSurveys,
  get: surveys.getSurvey,
  create: surveys.createSurvey,
  clone: surveys.cloneSurvey,
  archive: surveys.archiveSurvey,
  unarchive: surveys.unarchiveSurvey,
  ...bindDocument(surveyDocument),
});
