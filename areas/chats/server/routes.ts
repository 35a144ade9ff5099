import { bindArea } from '#shell/server/http/bind.ts';
import { chatRoutes } from '../contract.ts';
import { chatSettingRoutes } from '../contract/settings.ts';
import * as conversations from './operations/conversations.ts';
import { deleteMessage, getMessages, wipeConversation } from './operations/messages.ts';
import { postMessage } from './operations/post-message.ts';
import * as settings from './operations/settings.ts';
import * as uploads from './operations/uploads.ts';
import { chatSubscribers } from './subscribers.ts';

const sweep = 'chats: delete abandoned uploads';

const settingServer = bindArea('chats', chatSettingRoutes, {
  get: settings.getSettings,
  update: settings.saveSettings,
  hasWelcomeMessages: settings.hasWelcomeMessages,
  hours: settings.getConversationHours,
  setAvailability: settings.setAvailability,
});

export const chatsServer = bindArea(
  'chats',
  chatRoutes,
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
    markAllRead: conversations.markAllRead,
    wipe: wipeConversation,
    deleteMessage,
    hasMessages: conversations.hasMessages,
  },
  {
    routes: settingServer.routes,
    subscribers: chatSubscribers,
    jobs: {
      [sweep]: uploads.deleteAbandonedUploads,
      [settings.measureAllJob]: settings.enqueueMeasures,
      [settings.measureJob]: settings.measure,
    },
    daily: [sweep, settings.measureAllJob],
  },
);
