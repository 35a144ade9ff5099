import { unreadSymptoms } from '#areas/clients/server/public.ts';
import { handOverLines } from '#areas/collaborators/server/public.ts';
import { mediaSources } from '#areas/media/server/public.ts';
import { personalData } from '#areas/personal-data/server/public.ts';
import { extend } from '#shell/server/extension-points.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { chatRoutes } from '../contract.ts';
import { draftRoutes } from '../contract/drafts.ts';
import { exportRoutes } from '../contract/export.ts';
import { laterRoutes } from '../contract/later.ts';
import { quickReplyRoutes } from '../contract/quick-replies.ts';
import { queueRoutes } from '../contract/queue.ts';
import { messageSearchRoutes } from '../contract/search.ts';
import { chatSettingRoutes } from '../contract/settings.ts';
import { unreadSymptomRoutes } from '../contract/unread-symptoms.ts';
import * as conversations from './operations/conversations.ts';
import { getDraft, saveDraft } from './operations/drafts.ts';
import { createExport, downloadExport } from './operations/export.ts';
import * as later from './operations/later.ts';
import { deleteMessage, getMessages, wipeConversation } from './operations/messages.ts';
import { postMessage } from './operations/post-message.ts';
import * as quickReplies from './operations/quick-replies.ts';
import * as queue from './operations/queue.ts';
import { messagePersonalData } from './personal-data.ts';
import { searchMessages } from './operations/search.ts';
import { sendAllDue, sendAllDueJob, sendDue, sendDueJob } from './operations/send-due.ts';
import * as settings from './operations/settings.ts';
import * as uploads from './operations/uploads.ts';
import { chatMedia } from './store/media.ts';
import { conversationsLine, scheduledLine } from './store/hand-over.ts';
import { hasUnreadSymptom } from './store/unread-symptoms.ts';
import { chatSubscribers } from './subscribers.ts';

const sweep = 'chats: delete abandoned uploads';

const settingServer = bindArea('chats', chatSettingRoutes, {
  get: settings.getSettings,
  update: settings.saveSettings,
  hasWelcomeMessages: settings.hasWelcomeMessages,
  hours: settings.getConversationHours,
  setAvailability: settings.setAvailability,
});

const queueServer = bindArea('chats', queueRoutes, {
  count: queue.countNeedsAnswer,
  snooze: queue.snooze,
  dismiss: queue.dismiss,
  assign: queue.assign,
  professionals: queue.listProfessionals,
});

const laterServer = bindArea('chats', laterRoutes, {
  list: later.listScheduled,
  create: later.schedule,
  update: later.reschedule,
  delete: later.cancelScheduled,
  sendNow: later.sendScheduledNow,
});

const unreadSymptomServer = bindArea('chats', unreadSymptomRoutes, {
  list: conversations.listUnreadSymptoms,
  ofRecipients: conversations.listSymptomsOfRecipients,
});

const draftServer = bindArea('chats', draftRoutes, { get: getDraft, save: saveDraft });

const quickReplyServer = bindArea('chats', quickReplyRoutes, {
  list: quickReplies.listQuickReplies,
  create: quickReplies.createQuickReply,
  update: quickReplies.updateQuickReply,
  delete: quickReplies.deleteQuickReply,
  listAttachments: quickReplies.listAttachments,
  addAttachment: quickReplies.addAttachment,
  deleteAttachment: quickReplies.deleteAttachment,
});

const exportServer = bindArea('chats', exportRoutes, { create: createExport, download: downloadExport });

export const chatsServer = bindArea(
  'chats',
  { ...chatRoutes, ...messageSearchRoutes },
  {
    list: conversations.listConversations,
    unreadCount: conversations.countUnread,
    messages: getMessages,
    ofClient: conversations.getConversation,
    send: postMessage,
    startUpload: uploads.startUpload,
    uploadPart: uploads.addPart,
    completeUpload: uploads.completeUpload,
    markRead: conversations.markRead,
    markUnread: conversations.markUnread,
    mute: conversations.muteConversation,
    markAllRead: conversations.markAllRead,
    wipe: wipeConversation,
    deleteMessage,
    hasMessages: conversations.hasMessages,
    search: searchMessages,
  },
  {
    routes: [
      settingServer,
      queueServer,
      laterServer,
      draftServer,
      unreadSymptomServer,
      quickReplyServer,
      exportServer,
    ].flatMap(({ routes }) => routes),
    extensions: [
      extend(handOverLines, conversationsLine),
      extend(handOverLines, scheduledLine),
      extend(mediaSources, chatMedia),
      extend(personalData, messagePersonalData),
      extend(unreadSymptoms, { permission: 'view chats', isUnread: hasUnreadSymptom }),
    ],
    subscribers: chatSubscribers,
    jobs: {
      [sweep]: uploads.deleteAbandonedUploads,
      [settings.measureAllJob]: settings.enqueueMeasures,
      [settings.measureJob]: settings.measure,
      [sendAllDueJob]: sendAllDue,
      [sendDueJob]: sendDue,
    },
    daily: [sweep, settings.measureAllJob],
    everyMinute: [sendAllDueJob],
  },
);
