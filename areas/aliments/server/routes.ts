import { alimentRoutes, micronutrientRoutes } from '../contract/library.ts';
import { referenceRoutes, referencesChanged } from '../contract/references.ts';
import { withEventToProfessionals } from '#areas/clients/server/public.ts';
import { handOverLines } from '#areas/collaborators/server/public.ts';
import { extend } from '#shell/server/extension-points.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { loadAliments, namedAllergensUpdate } from './catalogue.ts';
import { withLiveEvent } from './live.ts';
import * as aliments from './operations/aliments.ts';
import * as labels from './operations/labels.ts';
import * as references from './operations/references.ts';
import {
  correctAllCopies,
  correctAllCopiesJob,
  correctCopies,
  correctCopiesJob,
} from './operations/outdated-copies.ts';
import { listMicronutrients, saveMicronutrients } from './operations/micronutrients.ts';
import { listUses } from './operations/values.ts';
import { alimentsLine } from './store/hand-over.ts';

export const alimentsServer = bindArea(
  'aliments',
  alimentRoutes,
  {
    list: aliments.listAliments,
    options: aliments.listOptions,
    get: aliments.getAliment,
    uses: listUses,
    create: withLiveEvent(aliments.createAliment),
    update: withLiveEvent(aliments.updateAliment),
    delete: withLiveEvent(aliments.deleteAliment),
    setLabel: withLiveEvent(labels.setLabel),
    deleteLabel: withLiveEvent(labels.deleteLabel),
    restore: withLiveEvent(aliments.restoreAliment),
    clone: withLiveEvent(aliments.cloneAliment),
  },
  {
    catalogue: loadAliments,
    updates: [namedAllergensUpdate],
    extensions: [extend(handOverLines, alimentsLine)],
    jobs: { [correctAllCopiesJob]: correctAllCopies, [correctCopiesJob]: correctCopies },
    everyMinute: [correctAllCopiesJob],
  },
);

export const micronutrientsServer = bindArea('aliments', micronutrientRoutes, {
  list: listMicronutrients,
  save: saveMicronutrients,
});

export const referencesServer = bindArea('aliments', referenceRoutes, {
  list: references.listReferences,
  own: references.listOwnIntakes,
  create: withEventToProfessionals(referencesChanged, references.createIntake),
  delete: withEventToProfessionals(referencesChanged, references.deleteIntake),
  settings: references.getSettings,
  saveSettings: withEventToProfessionals(referencesChanged, references.saveSettings),
  clientSettings: references.getClientSettings,
  saveClientSettings: withEventToProfessionals(referencesChanged, references.saveClientSettings),
});
