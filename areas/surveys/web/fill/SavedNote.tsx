import { IconAlertTriangle, IconCloudCheck, IconCloudOff } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { answerSyncStatus } from '../device/AnswerSync.tsx';
import classes from './Fill.module.css';

interface SavedNoteProps {
  isRejected: boolean;
  rejection: string | undefined;
}

/** Where the answers are: sent to the server, or safe on this device until there is a connection. */
export function SavedNote({ isRejected, rejection }: SavedNoteProps) {
  const t = useTexts('surveys');
  const status = answerSyncStatus.use();
  const Icon = isRejected ? IconAlertTriangle : status === 'waiting' ? IconCloudOff : IconCloudCheck;
  const text = isRejected ? (rejection ?? t('fill.refused')) : t(status === 'waiting' ? 'fill.onDevice' : 'fill.saved');
  return (
    <span className={classes['saved']} data-rejected={isRejected} role="status">
      <Icon size={16} aria-hidden="true" />
      {text}
    </span>
  );
}
