import { alimentRoutes, micronutrientRoutes } from '../contract/library.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { loadAliments } from './catalogue.ts';
import * as aliments from './operations/aliments.ts';
import * as labels from './operations/labels.ts';
import { listMicronutrients, saveMicronutrients } from './operations/micronutrients.ts';

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
  { catalogue: loadAliments },
);

export const micronutrientsServer = bindArea('aliments', micronutrientRoutes, {
  list: listMicronutrients,
  save: saveMicronutrients,
});
