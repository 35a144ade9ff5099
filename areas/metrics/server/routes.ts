import {
  bindSubjectRoutes,
  forClient,
  forOwn,
  newestHeight,
  readHealthDataOf,
  readWithConsent,
  shownWithConsent,
  unreadSymptoms,
  withConsent,
} from '#areas/clients/server/public.ts';
import { metricImportRoutes } from '../contract/import.ts';
import { maximumRoutes } from '../contract/maximum.ts';
import { clientMetricRoutes, metricRoutes } from '../contract.ts';
import { symptomRoutes } from '../contract/symptoms.ts';
import { metricTypeRoutes } from '../contract/type-routes.ts';
import { extend } from '#shell/server/extension-points.ts';
import { personalData } from '#areas/personal-data/server/public.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { metricPersonalData } from './personal-data.ts';
import * as disputes from './operations/disputes.ts';
import { importMeasurements, previewImport } from './operations/import.ts';
import { getLatestBody } from './operations/latest.ts';
import { listMaxima, recordMaximum } from './operations/maxima.ts';
import * as metrics from './operations/metrics.ts';
import { allRemindersJob, findAllReminders, remindClients, remindersJob } from './operations/reminders.ts';
import { listSymptomsOfRecipients, listUnreadSymptoms, readSymptoms } from './operations/symptoms.ts';
import * as types from './operations/types.ts';
import * as values from './operations/values.ts';
import { presentHeight } from './store/latest.ts';
import { hasUnreadSymptom } from './store/symptoms.ts';

const routes = bindSubjectRoutes(metricRoutes, {
  list: readWithConsent(metrics.listMetrics),
  details: readWithConsent(metrics.getDetails),
  weights: readWithConsent(metrics.getWeights),
  record: withConsent(['health_data'], values.recordValues),
  updateValue: withConsent(['health_data'], values.updateValue),
  // Also after the consent was withdrawn: a client may always delete what they typed.
  deleteValue: values.deleteValue,
});

const maxima = bindSubjectRoutes(maximumRoutes, {
  list: readWithConsent(listMaxima),
  record: withConsent(['health_data'], recordMaximum),
});

const importRoutes = bindSubjectRoutes(metricImportRoutes, {
  preview: withConsent(['health_data'], previewImport),
  create: withConsent(['health_data'], importMeasurements),
});

export const metricsServer = bindArea(
  'metrics',
  {
    ...metricTypeRoutes,
    ...clientMetricRoutes,
    unreadSymptoms: symptomRoutes.unread,
    symptomsOfRecipients: symptomRoutes.ofRecipients,
    readSymptoms: symptomRoutes.markRead,
  },
  {
    types: types.listTypes,
    used: types.listUsed,
    createType: types.createType,
    updateType: types.updateType,
    deleteType: types.deleteType,
    restoreType: types.restoreType,
    follow: forClient(withConsent(['health_data'], metrics.followMetric)),
    update: forClient(withConsent(['health_data'], metrics.saveGoal)),
    saveReminder: forClient(withConsent(['health_data'], metrics.saveReminder)),
    unfollow: forClient(metrics.unfollowMetric),
    recordWeights: forClient(withConsent(['health_data'], values.recordWeights)),
    deleteRecord: forOwn(values.deleteRecord),
    settleDispute: forClient(shownWithConsent(disputes.settle)),
    dispute: disputes.dispute,
    withdrawDispute: disputes.withdrawDispute,
    unreadSymptoms: listUnreadSymptoms,
    symptomsOfRecipients: listSymptomsOfRecipients,
    readSymptoms: forClient(shownWithConsent(readSymptoms)),
    latestBody: readHealthDataOf(getLatestBody),
  },
  {
    routes: [...routes, ...maxima, ...importRoutes],
    extensions: [
      extend(newestHeight, presentHeight),
      extend(personalData, metricPersonalData),
      extend(unreadSymptoms, { permission: symptomRoutes.unread.permission, isUnread: hasUnreadSymptom }),
    ],
    jobs: { [allRemindersJob]: findAllReminders, [remindersJob]: remindClients },
    everyMinute: [allRemindersJob],
  },
);
