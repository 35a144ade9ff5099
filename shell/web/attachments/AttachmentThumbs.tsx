import { ActionIcon, Button, Modal } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { AttachmentPlayer } from './AttachmentPlayer.tsx';
import { AttachmentThumb } from './AttachmentThumb.tsx';
import classes from './AttachmentThumbs.module.css';
import type { ShownAttachment } from './file-source.ts';
import { useAttachmentLabel } from './attachment-label.ts';
import { onArrowKey } from './arrow-keys.ts';

interface AttachmentThumbsProps {
  attachments: readonly ShownAttachment[];
  name: string;
  /** Deletes an attachment, after a confirmation; without it the dialog has no button for it. */
  onDelete?: (attachment: ShownAttachment) => void;
}

/** Small thumbnails. Each opens a dialog, in which arrow keys and buttons show the previous and the next attachment. */
export function AttachmentThumbs({ attachments, name, onDelete }: AttachmentThumbsProps) {
  const t = useTexts('attachments');
  const labelOf = useAttachmentLabel();
  const [openId, setOpenId] = useState<string | null>(null);
  if (attachments.length === 0) return null;

  return (
    <>
      <ul className={classes['thumbs']} aria-label={t('allOf', { name })}>
        {attachments.map((attachment, index) => (
          <li key={attachment.id}>
            <button
              type="button"
              className={classes['thumb']}
              aria-label={t('openOne', { position: index + 1, kind: labelOf(attachment), name })}
              onClick={() => setOpenId(attachment.id)}
            >
              <AttachmentThumb attachment={attachment} />
            </button>
          </li>
        ))}
      </ul>
      <AttachmentDialog
        attachments={attachments}
        name={name}
        openId={openId}
        onOpen={setOpenId}
        {...(onDelete && { onDelete })}
      />
    </>
  );
}

interface AttachmentDialogProps {
  attachments: readonly ShownAttachment[];
  name: string;
  /** The attachment that is shown; null: the dialog is closed. */
  openId: string | null;
  onOpen: (id: string | null) => void;
  onDelete?: (attachment: ShownAttachment) => void;
}

/** One attachment, large, in a dialog with the previous and the next one. */
export function AttachmentDialog({ attachments, name, openId, onOpen, onDelete }: AttachmentDialogProps) {
  const t = useTexts('attachments');
  const open = attachments.find(({ id }) => id === openId);
  const ids = attachments.map(({ id }) => id);
  return (
    <Modal
      opened={open !== undefined}
      onClose={() => onOpen(null)}
      title={name}
      size="xl"
      centered
      closeButtonProps={{ 'aria-label': t('close') }}
      onKeyDown={(event) => onArrowKey(event, { ids, shownId: open?.id, onShow: onOpen })}
    >
      {open && <AttachmentPlayer key={open.id} attachment={open} name={name} size="natural" />}
      {open && onDelete && (
        <Button
          variant="subtle"
          color="red"
          size="sm"
          mt="sm"
          leftSection={<IconTrash size={16} aria-hidden="true" />}
          onClick={() => {
            onOpen(null);
            onDelete(open);
          }}
        >
          {t('deleteOpen')}
        </Button>
      )}
      {open && ids.length > 1 && <Pager ids={ids} shownId={open.id} onShow={onOpen} />}
    </Modal>
  );
}

interface PagerProps {
  ids: readonly string[];
  shownId: string;
  onShow: (id: string) => void;
}

function Pager({ ids, shownId, onShow }: PagerProps) {
  const t = useTexts('attachments');
  const index = ids.indexOf(shownId);
  const [previous, next] = [ids[index - 1], ids[index + 1]];

  return (
    <div className={classes['pager']}>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('previous')}
        disabled={previous === undefined}
        onClick={() => previous && onShow(previous)}
      >
        <IconChevronLeft size={20} aria-hidden="true" />
      </ActionIcon>
      <span aria-live="polite">{t('positionOf', { position: index + 1, total: ids.length })}</span>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('next')}
        disabled={next === undefined}
        onClick={() => next && onShow(next)}
      >
        <IconChevronRight size={20} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
