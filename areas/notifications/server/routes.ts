import { forClient, withSettingsEvent } from '#areas/clients/server/public.ts';
import { notificationRoutes } from '../contract.ts';
import { deviceRoutes } from '../contract/devices.ts';
import { unreadRoutes } from '../contract/unread.ts';
import { notificationSettingRoutes } from '../contract/settings.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { dailyAccountJob, dailyJob, enqueueDaily, notifyDaily } from './operations/daily.ts';
import { deliverAllDue, deliverDue } from './operations/deliver.ts';
import * as devices from './operations/devices.ts';
import { mailJob, mailNotifications } from './operations/mail.ts';
import * as notifications from './operations/notifications.ts';
import { deliverJob } from './operations/notify.ts';
import * as settings from './operations/settings.ts';
import { countUnread } from './store/notifications.ts';
import { adviceSubscribers } from './advice-subscribers.ts';
import { metricSubscribers } from './metric-subscribers.ts';
import { fileSubscribers } from './file-subscribers.ts';
import { personalDataSubscribers } from './personal-data-subscribers.ts';
import { macroSubscribers } from './macro-subscribers.ts';
import { photoSubscribers } from './photo-subscribers.ts';
import { careSubscribers } from './care-subscribers.ts';
import { mealSubscribers } from './meal-subscribers.ts';
import { noticeSubscribers } from './notice-subscribers.ts';
import { surveySubscribers } from './survey-subscribers.ts';
import { teamSubscribers } from './team-subscribers.ts';
import { programSubscribers } from './program-subscribers.ts';
import { notificationSubscribers } from './subscribers.ts';
import { workoutSubscribers } from './workout-subscribers.ts';

const deliverAllJob = 'notifications: deliver what is due';

export const notificationsServer = bindArea(
  'notifications',
  {
    ...notificationRoutes,
    countUnread: unreadRoutes.count,
    ...notificationSettingRoutes,
    updateDevices: deviceRoutes.update,
    listDevices: deviceRoutes.list,
    deleteDevice: deviceRoutes.delete,
    replaceDevice: deviceRoutes.replace,
    testDevice: deviceRoutes.test,
  },
  {
    list: notifications.listOwn,
    countUnread,
    markAllRead: notifications.markAllRead,
    markRead: notifications.markRead,
    deliveries: notifications.listDeliveries,
    ofClient: forClient((scope, subject, filters) => notifications.listOfClient(scope, subject, filters)),
    recordActivity: notifications.saveActivity,
    settings: settings.getSettings,
    saveSettings: settings.saveSettings,
    defaultSettings: settings.getDefaultSettings,
    saveDefaultSettings: withSettingsEvent(
      [notificationSettingRoutes.settings, notificationSettingRoutes.defaultSettings],
      settings.saveDefaultSettings,
    ),
    unsubscribe: settings.unsubscribe,
    updateDevices: devices.updateDevices,
    listDevices: devices.listDevices,
    deleteDevice: devices.deleteDevice,
    replaceDevice: devices.replaceDevice,
    testDevice: devices.sendTest,
  },
  {
    subscribers: [
      ...notificationSubscribers,
      ...programSubscribers,
      ...workoutSubscribers,
      ...noticeSubscribers,
      ...adviceSubscribers,
      ...photoSubscribers,
      ...fileSubscribers,
      ...personalDataSubscribers,
      ...mealSubscribers,
      ...macroSubscribers,
      ...teamSubscribers,
      ...metricSubscribers,
      ...surveySubscribers,
      ...careSubscribers,
    ],
    jobs: {
      [deliverJob]: deliverDue,
      [deliverAllJob]: deliverAllDue,
      [mailJob]: mailNotifications,
      [dailyJob]: enqueueDaily,
      [dailyAccountJob]: notifyDaily,
    },
    daily: [dailyJob],
    everyMinute: [deliverAllJob],
  },
);
