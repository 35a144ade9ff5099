import { Drawer, Text } from '@mantine/core';
import { useState } from 'react';
import { AttachmentPlayer } from '#shell/web/attachments/AttachmentPlayer.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { LoggedSet } from '../../contract/set.ts';
import type { CompletedWorkout } from '../../contract/workout.ts';
import type { Subject } from '../comments/queries.ts';
import { CommentThread } from '../comments/CommentThread.tsx';
import { setAttachments } from '../comparison/set-attachments.ts';
import { setName } from '../comparison/set-name.ts';
import classes from './SetDrawer.module.css';
import { SetDetails } from './SetDetails.tsx';
import { SetVersions } from './SetVersions.tsx';

interface SetDrawerProps {
  subject: Subject;
  workout: CompletedWorkout;
  /** Of the set the address names. */
  setId: string | undefined;
  onClose: () => void;
}

/** One set beside its workout: what was asked, what was done, what it was before, and the talk about it. */
export function SetDrawer({ subject, workout, setId, onClose }: SetDrawerProps) {
  const t = useTexts('completed-workouts');
  const open = workout.sets.find(({ id }) => id === setId);
  const [shown, setShown] = useState(open);
  if (open && open !== shown) setShown(open);

  return (
    <Drawer
      opened={open !== undefined}
      onClose={onClose}
      position="right"
      size={480}
      title={<Text fw={700}>{shown && setName(t, workout, shown)}</Text>}
      closeButtonProps={{ 'aria-label': t('detail.close') }}
    >
      {shown && <OneSet key={shown.id} subject={subject} workout={workout} set={shown} />}
    </Drawer>
  );
}

function OneSet({ subject, workout, set }: { subject: Subject; workout: CompletedWorkout; set: LoggedSet }) {
  const t = useTexts('completed-workouts');
  const { media, comments, isCorrected } = setAttachments(workout, set);
  const name = setName(t, workout, set) ?? '';

  return (
    <div className={classes['set']}>
      <SetDetails workout={workout} set={set} />
      {media.map((medium) => (
        <AttachmentPlayer key={medium.id} attachment={medium} name={name} size="natural" />
      ))}
      {isCorrected && subject.clientId !== null && <SetVersions clientId={subject.clientId} setId={set.id} />}
      <section>
        <h3 className={classes['title']}>{t('comments.title')}</h3>
        <CommentThread subject={subject} comments={comments} set={set} />
      </section>
    </div>
  );
}
