import { useState } from 'react';
import type { Attachment } from '#shell/common/attachments.ts';
import { useTexts } from '../texts/texts.ts';
import classes from './AttachmentGallery.module.css';
import { AttachmentPlayer } from './AttachmentPlayer.tsx';
import { AttachmentThumb } from './AttachmentThumb.tsx';
import { useAttachmentLabel } from './attachment-label.ts';
import { onArrowKey } from './arrow-keys.ts';

/**
 * Shows one attachment at a time, large, with the thumbnails of all below it. `name` is the exercise or set that they
 * show.
 */
export function AttachmentGallery({ attachments, name }: { attachments: readonly Attachment[]; name: string }) {
  const t = useTexts('attachments');
  const labelOf = useAttachmentLabel();
  const [chosenId, setChosenId] = useState(attachments[0]?.id);
  const shown = attachments.find(({ id }) => id === chosenId) ?? attachments[0];
  if (!shown) return null;

  return (
    <div>
      <AttachmentPlayer key={shown.id} attachment={shown} name={name} />
      {attachments.length > 1 && (
        <ul
          className={classes['strip']}
          aria-label={t('all')}
          onKeyDown={(event) => {
            const ids = attachments.map(({ id }) => id);
            onArrowKey(event, { ids, shownId: shown.id, onShow: setChosenId });
          }}
        >
          {attachments.map((attachment, index) => (
            <li key={attachment.id}>
              <button
                type="button"
                className={classes['choice']}
                aria-pressed={attachment.id === shown.id}
                aria-label={t('show', { position: index + 1, kind: labelOf(attachment) })}
                onClick={() => setChosenId(attachment.id)}
              >
                <AttachmentThumb attachment={attachment} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
