import type pg from 'pg';
import { newId } from '#shell/common/ids.ts';
import type { BenchData } from './data.ts';
import type { BenchRequest } from './measure.ts';
import type { Scenario } from './scenarios.ts';

const longMessages = 10_000;

/** A frequent word, a rare one, one that does not exist, two words, and the beginning of one. */
const searches = ['ginocchio', '9001', 'zanzara', 'recuperi numero', 'pran'];

/**
 * Gives every client a conversation of 90 messages, the first 50 of them unread by the admin, and `clientId` one of
 * 10,000: about 100,000 messages. Written with SQL, because the operations would take minutes.
 */
export async function addChats(owner: pg.Pool, { accountId, clientId }: BenchData): Promise<void> {
  const count = `case when c.id = $2 then ${longMessages} else 90 end`;
  const writes = [
    `insert into conversations (account_id, id, last_seq, last_message_at)
      select c.account_id, c.id, ${count}, now() from clients c where c.account_id = $1
      on conflict (account_id, id) do update set last_seq = excluded.last_seq, last_message_at = now()`,
    `insert into messages (account_id, id, conversation_id, seq, author_id, type, text, created_at)
      select c.account_id, gen_random_uuid(), c.id, n, c.membership_id, 'text', 'Messaggio numero ' || n || ' sul ' || (array['ginocchio', 'recupero', 'pranzo'])[1 + n % 3], now()
      from clients c, generate_series(1, ${count}) n where c.account_id = $1`,
    `insert into conversation_members (account_id, conversation_id, membership_id, last_read_seq)
      select v.account_id, v.id, m.id,
        case when v.id = $2 or row_number() over (order by v.id) > 50 then v.last_seq else v.last_seq - 3 end
      from conversations v join memberships m on m.account_id = v.account_id and m.role = 'admin' where v.account_id = $1`,
  ];
  for (const text of writes) await owner.query(text, text.includes('$2') ? [accountId, clientId] : [accountId]);
  await owner.query('analyze');
}

export function chatOperations({ clientId, clientIds, adminMembershipId }: BenchData): Scenario[] {
  const get = (path: string) => (): BenchRequest => ({ method: 'GET', path });
  const [, ...others] = clientIds;
  const conversationAt = (index: number) => others[index % others.length] ?? clientId;
  const searchAt = (index: number) => encodeURIComponent(searches[index % searches.length] ?? '');
  const common = { requests: 2000, as: 'admin' } as const;
  return [
    // Before the sends below, which would be the newest 10,000 messages and have none of the words.
    {
      ...common,
      name: 'chat: search in 100,000 messages',
      goal: { p99Ms: 50 },
      product: (index) => ({ method: 'GET', path: `/api/conversations/search?search=${searchAt(index)}` }),
      baseline: (index) => ({ method: 'GET', path: `/search?search=${searchAt(index)}` }),
    },
    {
      ...common,
      name: 'chat: send a message',
      goal: { times: 5 },
      product: (index) => ({
        method: 'POST',
        path: '/api/conversation',
        body: { conversationId: conversationAt(index), id: newId(), message: 'Domani alle 18 va bene?' },
      }),
      baseline: (index) => ({
        method: 'POST',
        path: '/message',
        body: {
          conversationId: conversationAt(index),
          authorId: adminMembershipId,
          message: 'Domani alle 18 va bene?',
        },
      }),
    },
    {
      ...common,
      name: 'chat: 50 of 10,000 messages',
      goal: { times: 3 },
      product: get(`/api/conversation?conversationId=${clientId}`),
      baseline: get(`/messages?id=${clientId}`),
    },
    {
      ...common,
      name: 'chat: list of conversations, 25 of 1,000',
      goal: { times: 3 },
      product: get('/api/conversations?onlyWithLastMessage=true'),
      baseline: get(`/conversations?member=${adminMembershipId}`),
    },
    {
      ...common,
      name: 'chat: unread conversations',
      goal: { times: 3 },
      product: get('/api/conversations/unread/count'),
      baseline: get(`/unread?member=${adminMembershipId}`),
    },
  ];
}
