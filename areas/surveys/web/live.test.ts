import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { liveConversationWiped, liveMessageDeleted } from '#areas/chats/contract/live.ts';
import { newId } from '#shell/common/ids.ts';
import { apiQueryKey } from '#shell/web/api/query.ts';
import { reviewRoutes } from '../contract/reviews.ts';
import { surveyLiveHandlers } from './live.ts';

const deleted = { conversationId: newId(), messageId: newId(), seq: 1, deletedAt: '2026-11-20T10:00:00.000Z' };

afterEach(() => void vi.useRealTimers());

test.each([
  ['the deletion of a reply to answers', liveMessageDeleted.type, { ...deleted, referenceKind: 'check_in' }, true],
  [
    'the deletion of a message about a workout',
    liveMessageDeleted.type,
    { ...deleted, referenceKind: 'completed_workout' },
    false,
  ],
  ['a wiped conversation', liveConversationWiped.type, { conversationId: deleted.conversationId }, true],
])(
  'after %s the open answers and their lists are read again, for when somebody replied',
  (_, eventType, eventData, follows) => {
    vi.useFakeTimers();
    const queryClient = new QueryClient();
    const keys = [
      apiQueryKey(reviewRoutes.get, { clientId: newId(), id: newId() }),
      apiQueryKey(reviewRoutes.completed, {}),
      apiQueryKey(reviewRoutes.ofClient, { clientId: newId() }),
    ];
    for (const key of keys) queryClient.setQueryData(key, {});

    for (const handler of surveyLiveHandlers) if (handler.type === eventType) handler.handle(queryClient, eventData);
    vi.advanceTimersByTime(200);

    expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual(keys.map(() => follows));
  },
);
