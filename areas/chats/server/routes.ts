import { bindArea } from '#shell/server/http/bind.ts';
import { chatRoutes } from '../contract.ts';
import { messageSearchRoutes } from '../contract/search.ts';
import * as conversations from './operations/conversations.ts';
import { deleteMessage, getMessages, wipeConversation } from './operations/messages.ts';
import { searchMessages } from './operations/search.ts';
import { postMessage } from './operations/send.ts';
import * as uploads from './operations/uploads.ts';

const sweep = 'chats: delete abandoned uploads';

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
  { jobs: { [sweep]: uploads.deleteAbandonedUploads }, daily: [sweep] },
);
