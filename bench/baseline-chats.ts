import type { Statement } from './baseline-server.ts';

/** The chat on the tables of the product, for one reader whose rights are known. */
export function chatStatements(account: string | undefined): Record<string, Statement> {
  return {
    '/message': {
      name: 'message',
      text: `with counted as (
          update conversations set last_seq = last_seq + 1, last_message_at = now() where account_id = $1 and id = $2
          returning last_seq
        ), moved as (
          update conversation_members set last_read_seq = counted.last_seq from counted
          where account_id = $1 and conversation_id = $2 and membership_id = $3
        )
        insert into messages (account_id, id, conversation_id, seq, author_id, type, text, created_at)
        select $1, gen_random_uuid(), $2, last_seq, $3, 'text', $4, now() from counted returning *`,
      values: (_url, body) => [account, body['conversationId'], body['authorId'], body['message']],
    },
    '/messages': {
      name: 'messages',
      text: `select m.*, coalesce(c.name, u.name) as "senderName" from (
          select * from messages where account_id = $1 and conversation_id = $2 order by seq desc limit 51) m
          left join clients c on c.account_id = m.account_id and c.membership_id = m.author_id
          left join memberships s on s.account_id = m.account_id and s.id = m.author_id
          left join users u on u.id = s.user_id
        order by m.seq desc`,
      values: (url) => [account, url.searchParams.get('id')],
    },
    '/conversations': {
      name: 'conversations',
      text: `select c.id, c.name, v.last_seq - r.last_read_seq as unread, row_to_json(last) as last
        from (select * from conversations where account_id = $1 order by last_message_at desc limit 26) v
          join clients c on c.account_id = v.account_id and c.id = v.id
          left join conversation_members r
            on r.account_id = v.account_id and r.conversation_id = v.id and r.membership_id = $2
          left join messages last
            on last.account_id = v.account_id and last.conversation_id = v.id and last.seq = v.last_seq
        order by v.last_message_at desc`,
      values: (url) => [account, url.searchParams.get('member')],
    },
    '/search': {
      name: 'search',
      text: `select id, text from messages
        where account_id = $1 and search @@ search_query(string_to_array($2, ' ')) limit 26`,
      values: (url) => [account, url.searchParams.get('search')],
    },
    '/unread': {
      name: 'unread',
      text: `select count(*) from conversation_members r
          join conversations v on v.account_id = r.account_id and v.id = r.conversation_id
        where r.account_id = $1 and r.membership_id = $2 and v.last_seq > r.last_read_seq`,
      values: (url) => [account, url.searchParams.get('member')],
    },
  };
}
