import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { laterRoutes, type ScheduledMessage } from '../../contract/later.ts';
import { ScheduledRow } from './ScheduledRow.tsx';
import classes from './Scheduled.module.css';

/** The messages of a conversation that are sent later. Renders nothing when there are none. For professionals. */
export function ScheduledBar({ conversationId: id }: { conversationId: string }) {
  const t = useTexts('chats');
  const [isOpen, setOpen] = useState(false);
  const [edited, setEdited] = useState<ScheduledMessage | null>(null);
  const scheduled = useApiQuery(laterRoutes.list, { id }).data?.scheduled ?? [];
  const failed = scheduled.filter(({ isFailed }) => isFailed).length;
  // A message that is sent while it is edited stays, so that what was typed is not lost.
  const isGone = edited !== null && !scheduled.some(({ id: one }) => one === edited.id);
  const shown = isGone ? [edited, ...scheduled] : scheduled;
  if (scheduled.length === 0 && !isOpen) return null;
  const close = () => {
    setOpen(false);
    setEdited(null);
  };

  return (
    <div className={classes['bar']} data-failed={failed > 0}>
      <IconClock size={16} aria-hidden="true" />
      <span>
        {failed > 0 ? t('later.failedCount', { count: failed }) : t('later.count', { count: scheduled.length })}
      </span>
      <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
        {t('later.show')}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('later.title')} size="lg">
        {shown.length === 0 && <p className={classes['empty']}>{t('later.empty')}</p>}
        <ul className={classes['rows']}>
          {shown.map((message) => (
            <ScheduledRow
              key={message.id}
              scheduled={message}
              isGone={isGone && message === edited}
              isEditing={message.id === edited?.id}
              onEdit={() => setEdited(message)}
              onClose={() => setEdited(null)}
            />
          ))}
        </ul>
      </Dialog>
    </div>
  );
}
