import { alimentChanged, documentsWithFoods } from '#areas/aliments/server/public.ts';
import {
  bindSubjectRoutes,
  clientColumns,
  consentGiven,
  healthDataAccessChanged,
  professionOf,
} from '#areas/clients/server/public.ts';
import { plannedDaySources } from '#areas/macros/server/public.ts';
import { dietaryProfileChanged } from '#areas/dietary-profiles/server/public.ts';
import { handOverLines } from '#areas/collaborators/server/public.ts';
import { chartMarks } from '#areas/metrics/server/public.ts';
import { mealPlanDownloadRoutes, mealPlanPdfRoutes } from '../contract/pdf.ts';
import { clientMealPlanRoutes, mealPlanRoutes } from '../contract/routes.ts';
import { subscribe } from '#shell/server/events.ts';
import { bindDocument } from '#shell/server/documents/bind-document.ts';
import { extend } from '#shell/server/extension-points.ts';
import { personalData } from '#areas/personal-data/server/public.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { mealPlanPersonalData } from './personal-data.ts';
import { mealPlanDocument } from './document.ts';
import { emitMealPlansChanged } from './live.ts';
import { assignMealPlan, previewAssignment } from './operations/assignment.ts';
import { saveMealPlanDates } from './operations/dates.ts';
import { mealPlanDeletions, unassignMealPlan } from './operations/removal.ts';
import * as lists from './operations/lists.ts';
import { correctOwnFood, mealPlansWithFoods } from './operations/corrected-foods.ts';
import { listCorrectedFoods } from './operations/corrected-values.ts';
import { recheckAfterConsent, recheckMealPlans } from './operations/recheck.ts';
import * as mealPlans from './operations/meal-plans.ts';
import { downloadByQuery, mealPlanPdfOperations, readPdfConflicts } from './operations/pdf.ts';
import { listNutrientFoods, proposeAlternatives } from './operations/proposals.ts';
import {
  getPublished,
  getPublishedContent,
  publishMealPlan,
  restorePublished,
  withdrawPublished,
} from './operations/publish.ts';
import { listCopyUpdates, updateCopies } from './operations/template-copies.ts';
import { mealPlanMarks } from './store/chart-marks.ts';
import { listConflicting } from './operations/conflicting.ts';
import { advanceVersionsOf } from './store/copies.ts';
import { currentMealPlan } from './store/current-meal-plan.ts';
import { copiesLine, templatesLine } from './store/hand-over.ts';
import { readTraining } from './operations/training.ts';
import { findClientsWithout } from './store/assigned.ts';
import { findPlannedDays } from './store/planned-days.ts';
import { findQualification } from './store/qualifications.ts';

export const mealPlansServer = bindArea(
  'meal-plans',
  { ...mealPlanRoutes, ...mealPlanPdfRoutes, ...mealPlanDownloadRoutes },
  {
    list: lists.listMealPlans,
    expiring: lists.listExpiring,
    clientsWithout: findClientsWithout,
    conflicting: listConflicting,
    get: mealPlans.getMealPlan,
    detailForEdit: mealPlans.getDetailForEdit,
    correctedFoods: listCorrectedFoods,
    detailForAssign: lists.getDetailForAssign,
    create: mealPlans.createMealPlan,
    ...bindDocument(mealPlanDocument),
    ...mealPlanDeletions,
    clone: mealPlans.cloneMealPlan,
    assignableClients: lists.listAssignable,
    assign: assignMealPlan,
    previewAssign: previewAssignment,
    assignedClients: lists.listAssigned,
    copyUpdates: listCopyUpdates,
    updateCopies,
    userMealPlan: lists.getAssignment,
    updateUserMealPlanDate: saveMealPlanDates,
    unassignUserMealPlan: unassignMealPlan,
    published: getPublished,
    publishedContent: getPublishedContent,
    publish: publishMealPlan,
    restorePublished,
    training: readTraining,
    withdraw: withdrawPublished,
    proposeAlternatives,
    nutrientFoods: listNutrientFoods,
    ...mealPlanPdfOperations,
    downloadByQuery,
    pdfConflicts: readPdfConflicts,
  },
  {
    routes: bindSubjectRoutes(clientMealPlanRoutes, { list: lists.listOfClient }),
    extensions: [
      extend(handOverLines, templatesLine),
      extend(handOverLines, copiesLine),
      extend(plannedDaySources, { permission: 'view meal plans', find: findPlannedDays }),
      extend(clientColumns, { mealPlan: currentMealPlan }),
      extend(personalData, mealPlanPersonalData),
      extend(professionOf, async (scope, membershipId) =>
        (await findQualification(scope, membershipId)) ? 'nutrition' : null,
      ),
      extend(chartMarks, mealPlanMarks),
      extend(documentsWithFoods, mealPlansWithFoods),
    ],
    subscribers: [
      subscribe(alimentChanged, correctOwnFood),
      subscribe(dietaryProfileChanged, recheckMealPlans),
      subscribe(consentGiven, recheckAfterConsent),
      subscribe(healthDataAccessChanged, async (scope, { clientId }) =>
        emitMealPlansChanged(scope, await advanceVersionsOf(scope, clientId), { tellsClients: false }),
      ),
    ],
  },
);
