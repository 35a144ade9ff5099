import { Button } from '@mantine/core';
import { IconPaperclip, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { type QuickReply, quickReplyRoutes } from '../../contract/quick-replies.ts';
import classes from './QuickReplies.module.css';
import { QuickReplyForm } from './QuickReplyForm.tsx';

/** The quick replies of the account; one is edited at a time, in its place. `isAdding`: the form of a new one is open. */
export function QuickReplyList({ isAdding }: { isAdding: boolean }) {
  const t = useTexts('chats');
  const [editedId, setEditedId] = useState<string | 'new' | null>(isAdding ? 'new' : null);
  const { data } = useApiQuery(quickReplyRoutes.list, {});
  const replies = data?.quickReplies ?? [];
  const close = () => setEditedId(null);

  return (
    <>
      {editedId === 'new' ? (
        <QuickReplyForm reply={undefined} onClose={close} />
      ) : (
        <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setEditedId('new')}>
          {t('replies.new')}
        </Button>
      )}
      {data && replies.length === 0 && editedId === null && (
        <EmptyState illustration="list" text={t('replies.empty')} />
      )}
      <ul className={classes['rows']}>
        {replies.map((reply) => (
          <li key={reply.id} className={classes['row']}>
            {editedId === reply.id ? (
              <QuickReplyForm reply={reply} onClose={close} />
            ) : (
              <Row reply={reply} onEdit={() => setEditedId(reply.id)} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({ reply, onEdit }: { reply: QuickReply; onEdit: () => void }) {
  const t = useTexts('chats');
  const { id, title, text, attachment } = reply;
  const deletion = useRecordAction(quickReplyRoutes.delete, {
    confirm: {
      title: t('replies.deleteTitle', { title }),
      text: t('replies.deleteText'),
      confirmLabel: t('replies.deleteYes'),
      destructive: true,
    },
    invalidates: [quickReplyRoutes.list],
    success: t('replies.deleted'),
  });
  return (
    <>
      <strong>{title}</strong>
      <p className={classes['whole']}>{text}</p>
      {attachment && (
        <p className={classes['file']}>
          <IconPaperclip size={14} aria-hidden="true" />
          {attachment.filename}
        </p>
      )}
      <div className={classes['buttons']}>
        <Button variant="default" size="compact-sm" aria-label={t('replies.editOf', { title })} onClick={onEdit}>
          {t('replies.edit')}
        </Button>
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          aria-label={t('replies.deleteOf', { title })}
          onClick={() => deletion.run({ id })}
        >
          {t('replies.delete')}
        </Button>
      </div>
    </>
  );
}
