import { Button, Group } from '@mantine/core';
import { useOwnHealthConsentWithdrawn, usePhotoConsent } from '#areas/clients/web/public.tsx';
import { LazyUnsentPhotoConsent } from '#areas/progress/web/public.tsx';
import { ownSubject } from '#shell/web/api/subject.ts';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { CompletedSet } from '../../../contract/set.ts';
import { dropIndex, isDrop, mainSetNumber } from '../../../rules/set-numbers.ts';
import { setText, setTextWithNote, type Texts } from '../../text.ts';
import { ChangeExercise } from '../added/ChangeExercise.tsx';
import type { LocalWorkout } from '../local-store/local-workout-store.ts';
import { discardTyped, isTypedAtEnd } from '../drafts.ts';
import { forgetLostSets, lostSets } from '../local-store/lost-sets.ts';
import { removeWaitingMedia, waitingMedia } from '../local-store/media.ts';
import { discardRejected, retryRejected } from '../local-store/log.ts';
import { useRunner } from '../runner-context.ts';
import classes from './Runner.module.css';

/** Banners for changes that the server rejected, media without a consent, an end on another device and a wrong device clock. */
export function Banners() {
  return (
    <>
      <MediaConsent />
      <RejectionBanner />
      <EndElsewhere />
      <ChangedElsewhere />
      <ClockSkewBanner />
    </>
  );
}

/** Asks the client for the consent to photos that the server missed, once the set of a medium is sent and maybe not open any more. */
function MediaConsent() {
  const { store, workout, client } = useRunner();
  if (client || !workout.media.some(({ awaitsConsent }) => awaitsConsent)) return null;
  return <LazyUnsentPhotoConsent count={waitingMedia(workout).length} onDrop={() => removeWaitingMedia(store)} />;
}

/** Banner that stays until the user retries or discards the rejected changes. */
function RejectionBanner() {
  const t = useTexts('completed-workouts');
  const { store, workout, client, reload } = useRunner();
  const { begun } = workout;
  const awaiting = client ? [] : workout.media.filter(({ awaitsConsent }) => awaitsConsent);
  const photoConsent = usePhotoConsent(ownSubject, awaiting.length > 0);
  // `MediaConsent` says what those media wait for.
  const isAsking = photoConsent === null || photoConsent === false;
  const media = workout.media.filter((medium) => !isAsking || !awaiting.includes(medium));
  const rejected = rejectionTexts(t, { ...workout, media });
  if (rejected.length === 0 && begun?.rejection === undefined) return null;

  function discard(): void {
    // A correction that is refused as a whole has nothing that could be kept.
    if (store.isCorrection && begun?.rejection !== undefined) store.clear();
    else discardRejected(store, media);
    reload?.();
  }

  return (
    <div className={classes['alert']} role="alert">
      <p>
        <strong>{t('rejected.title')}</strong>
      </p>
      {begun?.rejection !== undefined && <p>{begun.rejection || t('rejected.unexplained')}</p>}
      {rejected.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
      {begun?.rejection !== undefined && <ConsentLink />}
      <Group gap="sm">
        {workout.rowChanges
          .filter(({ rejectionCode }) => rejectionCode === 'added_unknown')
          .map((change) => (
            <ChangeExercise key={change.rowId} change={change} />
          ))}
        <Button variant="default" size="md" onClick={() => retryRejected(store)}>
          {t('rejected.retry')}
        </Button>
        {(rejected.length > 0 || store.isCorrection) && (
          <Button variant="subtle" color="gray" size="md" onClick={() => discard()}>
            {t('rejected.discard')}
          </Button>
        )}
      </Group>
    </div>
  );
}

/** The way to the consents for a client who has withdrawn the one to health data. */
function ConsentLink() {
  const t = useTexts('completed-workouts');
  const { client } = useRunner();
  const isWithdrawn = useOwnHealthConsentWithdrawn({ clientId: client?.id ?? null });
  if (!isWithdrawn) return null;
  return (
    <p>
      <LinkAnchor to="/settings/$section" params={{ section: 'consents' }}>
        {t('today.toConsents')}
      </LinkAnchor>
    </p>
  );
}

function rejectionTexts(t: Texts, workout: LocalWorkout): { id: string; text: string }[] {
  const { sets, rowChanges, media, prescribed } = workout;
  const nameOf = (rowId: string) =>
    prescribed?.signed.prescription.rows.find(({ id }) => id === rowId)?.name ??
    (rowChanges.find((change) => change.rowId === rowId && change.added)?.exerciseName || t('fields.rowId'));
  const reason = ({ rejection }: { rejection?: string }) => rejection || t('rejected.unexplained');
  const isRejected = ({ rejection }: { rejection?: string }) => rejection !== undefined;

  return [
    ...sets.filter(isRejected).map(({ set, rejection = '' }) => ({
      id: `${set.rowId} ${set.setNumber}`,
      text: t('rejected.set', {
        name: nameOf(set.rowId),
        number: setNumberText(t, set),
        values: setText(t, set),
        rejection: reason({ rejection }),
      }),
    })),
    ...rowChanges.filter(isRejected).map((change) => ({
      id: change.rowId,
      text: t('rejected.part', { name: nameOf(change.rowId), rejection: reason(change) }),
    })),
    ...media.filter(isRejected).map((medium) => ({
      id: medium.id,
      text: t('rejected.part', { name: medium.name, rejection: reason(medium) }),
    })),
  ];
}

function setNumberText(t: Texts, set: CompletedSet): string {
  if (set.isWarmUp) return t('runner.warmUp');
  const number = mainSetNumber(set);
  return isDrop(set)
    ? t('runner.dropNumber', { number, drop: dropIndex(set) })
    : t('runner.setNumber', { count: number });
}

/** What another device removed of the sets, or replaced of their notes, until the user has read it. */
function ChangedElsewhere() {
  const t = useTexts('completed-workouts');
  const { store, rows } = useRunner();
  const lost = lostSets(store);
  if (lost.length === 0) return null;
  return (
    <div className={classes['note']} role="status">
      {lost.map((set) => (
        <p key={`${set.id} ${set.loggedAt}`}>
          {t(store.findSet(set) ? 'elsewhere.note' : 'elsewhere.removed', {
            name: rows.find(({ id }) => id === set.rowId)?.name ?? '',
            number: setNumberText(t, set),
            values: setTextWithNote(t, set),
            note: set.note,
          })}
        </p>
      ))}
      <Button variant="default" size="md" onClick={() => forgetLostSets(store)}>
        {t('elsewhere.read')}
      </Button>
    </div>
  );
}

/** Another device finished the workout while something is typed here, which is saved or given up before the result is shown. */
function EndElsewhere() {
  const t = useTexts('completed-workouts');
  const { store, workout } = useRunner();
  if (!isTypedAtEnd(store, workout)) return null;
  return (
    <div className={classes['note']} role="status">
      <p>{t('finish.elsewhere')}</p>
      <Button variant="default" size="md" onClick={() => discardTyped(store)}>
        {t('finish.discardTyped')}
      </Button>
    </div>
  );
}

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

/** Banner for a wrong device clock. The server corrects the times of the sets. */
function ClockSkewBanner() {
  const t = useTexts('completed-workouts');
  const { clockAheadSeconds } = useRunner().workout;
  if (clockAheadSeconds === 0) return null;
  const seconds = Math.abs(clockAheadSeconds);

  return (
    <p className={classes['note']} role="status">
      {t(clockAheadSeconds > 0 ? 'clockNotice.ahead' : 'clockNotice.behind', { by: duration() })}
    </p>
  );

  function duration(): string {
    if (seconds >= daySeconds) return t('clockNotice.days', { count: Math.round(seconds / daySeconds) });
    if (seconds >= hourSeconds) return t('clockNotice.hours', { count: Math.round(seconds / hourSeconds) });
    return t('clockNotice.minutes', { count: Math.round(seconds / 60) });
  }
}
