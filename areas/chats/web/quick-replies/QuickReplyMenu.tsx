import { Button } from '@mantine/core';
import { IconPaperclip, IconPlus, IconSettings } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './QuickReplies.module.css';
import type { QuickReplyPicker } from './picker.ts';

/** The id of the list, to which the field refers. */
export const quickReplyListId = 'chat-quick-replies';

export function optionId(index: number): string {
  return `${quickReplyListId}-${index}`;
}

/** The quick replies above the field, while something after a `/` is typed. */
export function QuickReplyMenu({ picker, onManage }: { picker: QuickReplyPicker; onManage: () => void }) {
  const t = useTexts('chats');
  const { isOpen, isPending, isEmpty, matching, active, choose, close } = picker;
  if (!isOpen) return null;
  const Icon = isEmpty ? IconPlus : IconSettings;

  return (
    <div className={classes['menu']}>
      {matching.length === 0 && !isPending && (
        <p className={classes['none']}>{t(isEmpty ? 'replies.empty' : 'replies.none')}</p>
      )}
      <div id={quickReplyListId} role="listbox" aria-label={t('replies.title')}>
        {matching.map((reply, index) => (
          <button
            key={reply.id}
            id={optionId(index)}
            type="button"
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={classes['option']}
            onClick={() => choose(reply)}
          >
            <span className={classes['title']}>
              {reply.title}
              {reply.attachment && <IconPaperclip size={14} aria-label={reply.attachment.filename} />}
            </span>
            <span className={classes['text']}>{reply.text}</span>
          </button>
        ))}
      </div>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<Icon size={14} aria-hidden="true" />}
        onClick={() => {
          close();
          onManage();
        }}
      >
        {t(isEmpty ? 'replies.new' : 'replies.manage')}
      </Button>
    </div>
  );
}
