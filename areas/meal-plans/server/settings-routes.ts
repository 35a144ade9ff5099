import { pdfImageRoutes } from '../contract/pdf-image.ts';
import { qualificationRoutes } from '../contract/qualification.ts';
import { mealPlanSettingRoutes } from '../contract/settings.ts';
import { withSettingsEvent } from '#areas/clients/server/public.ts';
import { numbersHidden } from '#areas/macros/server/public.ts';
import { extend } from '#shell/server/extension-points.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { deletePdfImage, getPdfImage, savePdfImage } from './operations/pdf-image.ts';
import { readQualification, saveQualification } from './operations/qualification.ts';
import * as settings from './operations/settings.ts';
import { deleteQualification } from './store/qualifications.ts';

const { get: getQualification, save, delete: remove } = qualificationRoutes;

const settingReads = [mealPlanSettingRoutes.settings, mealPlanSettingRoutes.clientSettings];

/** Settings of nutrition, and the qualification that assigning meal plans may require. */
export const mealPlanSettingsServer = bindArea(
  'meal-plans',
  {
    ...mealPlanSettingRoutes,
    ...pdfImageRoutes,
    getQualification,
    saveQualification: save,
    deleteQualification: remove,
  },
  {
    settings: settings.getSettings,
    saveSettings: withSettingsEvent(settingReads, settings.saveSettings),
    hideClientMacros: withSettingsEvent(settingReads, settings.hideClientMacros),
    clientSettings: settings.getClientSettings,
    saveClientSettings: withSettingsEvent(settingReads, settings.saveClientSettings),
    pdfImage: getPdfImage,
    savePdfImage,
    deletePdfImage,
    getQualification: readQualification,
    saveQualification,
    deleteQualification,
  },
  { extensions: [extend(numbersHidden, settings.withoutNumbers)] },
);
