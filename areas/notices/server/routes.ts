import { noticeRoutes } from '../contract.ts';
import { ownNoticeRoutes } from '../contract/board.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { announce, announceJob, remind, remindJob } from './operations/announce.ts';
import * as board from './operations/board.ts';
import * as notices from './operations/notices.ts';
import { deletePicture, setPicture } from './operations/picture.ts';

const ownServer = bindArea('notices', ownNoticeRoutes, {
  list: board.listBoard,
  unread: board.readUnread,
  confirm: board.confirmNotice,
});

export const noticesServer = bindArea(
  'notices',
  noticeRoutes,
  {
    list: notices.listNotices,
    get: notices.getNotice,
    create: notices.createNotice,
    update: notices.updateNotice,
    delete: notices.deleteNotice,
    withdraw: notices.withdrawNotice,
    setPicture,
    deletePicture,
    recipients: board.listRecipients,
    remind: notices.remindNotice,
    countAudience: notices.readAudience,
  },
  { routes: ownServer.routes, jobs: { [announceJob]: announce, [remindJob]: remind } },
);
