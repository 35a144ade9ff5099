import { ActionIcon, Modal } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { Attachment } from '#shell/common/attachments.ts';
import { useTexts } from '../texts/texts.ts';
import { AttachmentPlayer } from './AttachmentPlayer.tsx';
import { AttachmentThumb } from './AttachmentThumb.tsx';
import classes from './AttachmentThumbs.module.css';
import { useAttachmentLabel } from './attachment-label.ts';
import { onArrowKey } from './arrow-keys.ts';

/** Small thumbnails. Each opens a dialog, in which arrow keys and buttons show the previous and the next attachment. */
export function AttachmentThumbs({ attachments, name }: { attachments: readonly Attachment[]; name: string }) {
  const t = useTexts('attachments');
  const labelOf = useAttachmentLabel();
  const [openId, setOpenId] = useState<string | null>(null);
  const open = attachments.find(({ id }) => id === openId);
  if (attachments.length === 0) return null;
  const ids = attachments.map(({ id }) => id);

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
      <Modal
        opened={open !== undefined}
        onClose={() => setOpenId(null)}
        title={name}
        size="xl"
        centered
        closeButtonProps={{ 'aria-label': t('close') }}
        onKeyDown={(event) => onArrowKey(event, { ids, shownId: open?.id, onShow: setOpenId })}
      >
        {open && <AttachmentPlayer key={open.id} attachment={open} name={name} size="natural" />}
        {open && ids.length > 1 && <Pager ids={ids} shownId={open.id} onShow={setOpenId} />}
      </Modal>
    </>
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
