import { handOverLines } from '#areas/collaborators/server/public.ts';
import { extend } from '#shell/server/extension-points.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { broadcastRoutes } from '../contract.ts';
import * as broadcasts from './operations/broadcasts.ts';
import { sendAllDue, sendAllDueJob, sendBatch, sendBatchJob } from './operations/send.ts';
import { broadcastsLine } from './store/hand-over.ts';

export const broadcastsServer = bindArea(
  'broadcasts',
  broadcastRoutes,
  {
    list: broadcasts.listBroadcasts,
    get: broadcasts.getBroadcast,
    recipients: broadcasts.listRecipients,
    candidates: broadcasts.listCandidates,
    create: broadcasts.createBroadcast,
    stop: broadcasts.stopBroadcast,
    resume: broadcasts.resumeBroadcast,
  },
  {
    extensions: [extend(handOverLines, broadcastsLine)],
    jobs: { [sendBatchJob]: sendBatch, [sendAllDueJob]: sendAllDue },
    everyMinute: [sendAllDueJob],
  },
);
