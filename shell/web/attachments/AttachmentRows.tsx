import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { Attachment } from '#shell/common/attachments.ts';
import { useTexts } from '../texts/texts.ts';
import { AttachmentThumb } from './AttachmentThumb.tsx';
import classes from './AttachmentEditor.module.css';
import { useAttachmentLabel } from './attachment-label.ts';

interface AttachmentRowsProps {
  attachments: readonly Attachment[];
  shownId: string;
  isReordering: boolean;
  onShow: (id: string) => void;
  onReorder: (ids: string[]) => void;
  onDelete: (id: string) => void;
}

/** The attachments in their order, with buttons to move and delete each. */
export function AttachmentRows({ attachments, shownId, isReordering, ...handlers }: AttachmentRowsProps) {
  const t = useTexts('attachments');
  const labelOf = useAttachmentLabel();
  const ids = attachments.map(({ id }) => id);
  const move = (source: number, target: number) =>
    handlers.onReorder(ids.toSpliced(source, 1).toSpliced(target, 0, ids[source] ?? ''));

  return (
    <ol className={classes['rows']} aria-label={t('order')}>
      {attachments.map((attachment, index) => {
        const values = { position: index + 1, kind: labelOf(attachment) };
        return (
          <li key={attachment.id} className={classes['row']}>
            <button
              type="button"
              className={classes['show']}
              aria-pressed={attachment.id === shownId}
              aria-label={t('show', values)}
              onClick={() => handlers.onShow(attachment.id)}
            >
              <AttachmentThumb attachment={attachment} />
            </button>
            <span className={classes['kind']}>{values.kind}</span>
            <span className={classes['actions']}>
              <Action
                label={t('moveUp', values)}
                icon={IconArrowUp}
                disabled={index === 0 || isReordering}
                onClick={() => move(index, index - 1)}
              />
              <Action
                label={t('moveDown', values)}
                icon={IconArrowDown}
                disabled={index === attachments.length - 1 || isReordering}
                onClick={() => move(index, index + 1)}
              />
              <Action
                label={t('deleteOne', values)}
                icon={IconTrash}
                onClick={() => handlers.onDelete(attachment.id)}
              />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

interface ActionProps {
  label: string;
  icon: typeof IconTrash;
  disabled?: boolean;
  onClick: () => void;
}

function Action({ label, icon: Icon, disabled = false, onClick }: ActionProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon size={18} aria-hidden="true" />
    </ActionIcon>
  );
}
