import { Drawer, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { useOwnHealthConsentWithdrawn } from '#areas/clients/web/public.tsx';
import { useApiQuery } from '#shell/web/api/query.ts';
import { forSubject, type Subject } from '#shell/web/api/subject.ts';
import { AttachmentPlayer } from '#shell/web/attachments/AttachmentPlayer.tsx';
import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { setDetailRoutes, type SetVersion } from '../../contract/comments.ts';
import type { LoggedSet } from '../../contract/set.ts';
import { dropIndex, mainSetNumber } from '../../rules/set-numbers.ts';
import { isOtherExercise } from '../../rules/swaps.ts';
import { CommentThread } from '../comments/CommentThread.tsx';
import { Pieces } from '../Pieces.tsx';
import { setText, setTextParts } from '../text.ts';
import { attachmentsOf, useComparison } from './comparison-context.ts';
import { CorrectButton, useMayCorrect } from './CorrectButton.tsx';
import classes from './SetDrawer.module.css';
import { prescribedSetText, setName, warmUpsBeforeSet } from './set-text.ts';

interface SetDrawerProps {
  /** Id of the set in the URL; undefined when the drawer is closed. */
  setId: string | undefined;
  /** The drawer opens with the focus on the comment field. */
  isToComment: boolean;
  onClose: () => void;
}

/** One set: prescribed, done, its media, earlier versions and comments. The last one stays while the drawer closes. */
export function SetDrawer({ setId, isToComment, onClose }: SetDrawerProps) {
  const t = useTexts('completed-workouts');
  const { workout } = useComparison();
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
      {shown && <SetContent key={shown.id} set={shown} isToComment={isToComment} />}
    </Drawer>
  );
}

function SetContent({ set, isToComment }: { set: LoggedSet; isToComment: boolean }) {
  const t = useTexts('completed-workouts');
  const may = useMay();
  const comparison = useComparison();
  const { subject, workout } = comparison;
  const { media, comments, isCorrected } = attachmentsOf(comparison, set);
  const name = setName(t, workout, set) ?? '';
  const isWithdrawn = useOwnHealthConsentWithdrawn(subject);
  const mayCorrect = useMayCorrect(subject, workout) && !isWithdrawn && workout.rows.some(({ id }) => id === set.rowId);

  return (
    <div className={classes['set']}>
      <SetDetails set={set} />
      {mayCorrect && <CorrectButton subject={subject} completedWorkoutId={workout.id} setId={set.id} />}
      {media.map((medium) => (
        <AttachmentPlayer key={medium.id} attachment={medium} name={name} size="natural" />
      ))}
      {isCorrected && <SetVersions subject={subject} setId={set.id} />}
      {(comments.length > 0 || may('create chats')) && (
        <section>
          <h3 className={classes['title']}>{t('comments.title')}</h3>
          <CommentThread comments={comments} set={set} hasFocus={isToComment} />
        </section>
      )}
    </div>
  );
}

function SetDetails({ set }: { set: LoggedSet }) {
  const t = useTexts('completed-workouts');
  const { workout } = useComparison();
  const at = useTimeText()(set);
  const row = workout.rows.find(({ id }) => id === set.rowId);
  const change = workout.rowChanges.find(({ rowId }) => rowId === set.rowId);
  const number = mainSetNumber(set) - warmUpsBeforeSet(workout, set);

  return (
    <dl className={classes['details']}>
      {row && !set.isWarmUp && (
        <>
          <dt>{t('comparison.prescribed')}</dt>
          <dd>
            <Pieces
              parts={prescribedSetText(t, {
                row,
                number,
                drop: dropIndex(set),
                isOtherExercise: isOtherExercise(row, change, set.setNumber),
              })}
            />
          </dd>
        </>
      )}
      <dt>{t('comparison.done')}</dt>
      <dd>
        <strong>
          <Pieces parts={setTextParts(t, set)} />
        </strong>
        {set.note && <p className={classes['note']}>{set.note}</p>}
      </dd>
      <dt>{t('detail.when')}</dt>
      <dd>{set.author ? t('detail.whenBy', { at, name: set.author }) : at}</dd>
    </dl>
  );
}

/** The earlier versions of a set with author and time, newest first. */
function SetVersions({ subject, setId }: { subject: Subject; setId: string }) {
  const t = useTexts('completed-workouts');
  const { data, error } = useApiQuery(...forSubject(subject, setDetailRoutes.detail, { setId }), {
    meta: { skipGlobalErrorHandler: true },
  });

  return (
    <section>
      <h3 className={classes['title']}>{t('detail.versions')}</h3>
      {!data && !error && <Skeleton height={44} />}
      {error && <p className={classes['note']}>{error.message || t('detail.noVersions')}</p>}
      <ol className={classes['versions']}>
        {data?.detail.versions.map((version) => (
          <Version key={`${version.loggedAt} ${version.author}`} version={version} />
        ))}
      </ol>
    </section>
  );
}

function Version({ version }: { version: SetVersion }) {
  const t = useTexts('completed-workouts');
  const { author, isRemoved, note } = version;
  const isOwn = useComparison().subject.clientId === null;
  const at = useTimeText()(version);
  return (
    <li>
      <span>{isRemoved ? t('detail.removed') : setText(t, version)}</span>
      {note && <span className={classes['note']}>{note}</span>}
      <span className={classes['when']}>
        {author
          ? t('detail.whenBy', { at, name: author })
          : t(isOwn ? 'detail.whenByYou' : 'detail.whenByClient', { at })}
      </span>
    </li>
  );
}

/** Hook for a function that returns day and time of a set, in the time zone of the client as the workout itself. */
function useTimeText(): (set: { loggedAt: string }) => string {
  const t = useTexts('completed-workouts');
  const { timeZone } = useComparison().workout;
  return ({ loggedAt }) => t('at', { date: formatDate(loggedAt, timeZone), time: formatTime(loggedAt, timeZone) });
}
