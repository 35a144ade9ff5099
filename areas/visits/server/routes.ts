import { referenceKinds } from '#areas/chats/server/public.ts';
import { nextVisitOfClients, otherCareOfClients } from '#areas/completed-workouts/server/public.ts';
import {
  declarationSources,
  diagnosisSources,
  medicineSources,
  writerSources,
  writtenStatementSources,
  writtenStateSources,
} from '#areas/dietary-profiles/server/public.ts';
import { energyNeedSources } from '#areas/macros/server/public.ts';
import { chartMarks, notCountedPeriods } from '#areas/metrics/server/public.ts';
import { personalData } from '#areas/personal-data/server/public.ts';
import { extend } from '#shell/server/extension-points.ts';
import { visitPersonalData } from './personal-data.ts';
import { findVisitCare } from './store/other-care.ts';
import { findNextVisitOf } from './store/upcoming.ts';
import { findVisitReferences } from './store/references.ts';
import { pregnancyMarks, visitMarks } from './store/marks.ts';
import { forClient, readHealthDataOf, withConsent } from '#areas/clients/server/public.ts';
import { anamnesisRoutes } from '../contract/anamnesis.ts';
import { visitPdfRoutes, visitPrintRoutes } from '../contract/pdf.ts';
import { visitRoutes } from '../contract/routes.ts';
import { bindDocument } from '#shell/server/documents/bind-document.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { visitDocument } from './document.ts';
import { getTemplate, saveTemplate } from './operations/anamnesis.ts';
import * as comparison from './operations/comparison.ts';
import {
  firstSurveyDeclarations,
  historyDeclarations,
  laterStateDeclarations,
  laterStatements,
} from './operations/declarations.ts';
import { endedStateDeclarations } from './operations/ended-states.ts';
import { findDeclaringSenders } from './operations/declaring-writers.ts';
import { findEnergyNeeds } from './operations/energy-need.ts';
import { writtenStateDeclarations } from './operations/written-states.ts';
import {
  findDiagnosesOfRecords,
  findDiagnosesOfStatements,
  findDiagnosesOfSurveys,
  findDiagnosesOfVisits,
  findMedicinesOfVisits,
} from './operations/medicines.ts';
import { findPregnancyPeriods } from './operations/pregnancies.ts';
import { visitDeletions } from './operations/deletions.ts';
import { completeVisit, reopenVisit } from './operations/complete.ts';
import { visitPdfOperations } from './operations/pdf.ts';
import { recomputeAllJob, recomputeAllResults, recomputeJob, recomputeResults } from './operations/recompute.ts';
import * as visits from './operations/visits.ts';

export const visitsServer = bindArea(
  'visits',
  { ...visitRoutes, ...visitPdfRoutes, ...visitPrintRoutes, ...anamnesisRoutes },
  {
    list: visits.listVisits,
    listOfClient: readHealthDataOf(visits.listOfClient),
    valuesOfClient: readHealthDataOf(comparison.getValuesOfClient),
    upcoming: visits.listUpcoming,
    get: visits.getVisit,
    baseFormData: comparison.getBaseFormData,
    values: comparison.getValues,
    create: forClient(withConsent(['health_data'], visits.createVisit)),
    complete: completeVisit,
    reopen: reopenVisit,
    ...visitDeletions,
    ...bindDocument(visitDocument),
    ...visitPdfOperations,
    print: visitPdfOperations.downloadPdf,
    anamnesisTemplate: getTemplate,
    saveAnamnesisTemplate: saveTemplate,
  },
  {
    jobs: { [recomputeAllJob]: recomputeAllResults, [recomputeJob]: recomputeResults },
    everyMinute: [recomputeAllJob],
    extensions: [
      extend(personalData, visitPersonalData),
      extend(chartMarks, visitMarks),
      extend(chartMarks, pregnancyMarks),
      extend(notCountedPeriods, findPregnancyPeriods),
      extend(declarationSources, firstSurveyDeclarations),
      extend(declarationSources, laterStateDeclarations),
      extend(writtenStatementSources, historyDeclarations),
      extend(writtenStatementSources, laterStatements),
      extend(writtenStatementSources, endedStateDeclarations),
      extend(writtenStateSources, writtenStateDeclarations),
      extend(writerSources, findDeclaringSenders),
      extend(medicineSources, findMedicinesOfVisits),
      extend(diagnosisSources, findDiagnosesOfVisits),
      extend(diagnosisSources, findDiagnosesOfSurveys),
      extend(diagnosisSources, findDiagnosesOfRecords),
      extend(diagnosisSources, findDiagnosesOfStatements),
      extend(energyNeedSources, findEnergyNeeds),
      extend(otherCareOfClients, { permission: 'view visits', read: findVisitCare }),
      extend(nextVisitOfClients, { permission: 'view visits', read: findNextVisitOf }),
      extend(referenceKinds, { kind: 'visit', permission: 'view visits', find: findVisitReferences }),
    ],
  },
);
