import { alimentRoutes, micronutrientRoutes } from '../contract/library.ts';
import { referenceRoutes } from '../contract/references.ts';
import { handOverLines } from '#areas/collaborators/server/public.ts';
import { extend } from '#shell/server/extension-points.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { loadAliments } from './catalogue.ts';
import * as aliments from './operations/aliments.ts';
import * as labels from './operations/labels.ts';
import * as references from './operations/references.ts';
import { listMicronutrients, saveMicronutrients } from './operations/micronutrients.ts';
import { alimentsLine } from './store/hand-over.ts';

export const alimentsServer = bindArea(
  'aliments',
  alimentRoutes,
  {
    list: aliments.listAliments,
    options: aliments.listOptions,
    get: aliments.getAliment,
    create: aliments.createAliment,
    update: aliments.updateAliment,
    delete: aliments.deleteAliment,
    setLabel: labels.setLabel,
    deleteLabel: labels.deleteLabel,
    restore: aliments.restoreAliment,
    clone: aliments.cloneAliment,
  },
  { catalogue: loadAliments, extensions: [extend(handOverLines, alimentsLine)] },
);

export const micronutrientsServer = bindArea('aliments', micronutrientRoutes, {
  list: listMicronutrients,
  save: saveMicronutrients,
});

export const referencesServer = bindArea('aliments', referenceRoutes, {
  list: references.listReferences,
  own: references.listOwnIntakes,
  create: references.createIntake,
  delete: references.deleteIntake,
  settings: references.getSettings,
  saveSettings: references.saveSettings,
  clientSettings: references.getClientSettings,
  saveClientSettings: references.saveClientSettings,
});
