import { IconAlertTriangle } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { type ChosenRecipients, ReadSymptoms, useRowsOfRecipients } from '#areas/assignments/web/public.tsx';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { type UnreadPain, unreadPainRoutes } from '../../contract/unread-pain.ts';

/** Workouts that are named; those after them are counted. */
const shown = 3;

/**
 * Banners with the unread workouts of these clients in which they reported pain or wrote of a symptom, and those of the last days that the user has read. Renders nothing without any. The screen must load the text
 * namespace `completed-workouts`.
 */
export function UnreadPainBanner(clients: ChosenRecipients) {
  const t = useTexts('completed-workouts');
  const isAllowed = useMay()('view workouts');
  const { rows: reports } = useRowsOfRecipients(
    unreadPainRoutes.ofRecipients,
    clients,
    isAllowed,
    ({ unreadPain }) => unreadPain,
  );
  const { rows: read } = useRowsOfRecipients(
    unreadPainRoutes.ofRecipients,
    clients,
    isAllowed,
    ({ readPain }) => readPain ?? [],
  );
  const more = reports.length - shown;
  return (
    <>
      {reports.slice(0, shown).map(({ completedWorkoutId, clientId, clientName, ...report }) => (
        <Banner
          key={completedWorkoutId}
          tone="danger"
          icon={IconAlertTriangle}
          role="status"
          actions={
            <LinkButton
              to="/clients/$id/completed_workouts/$completedWorkoutId/details"
              params={{ id: clientId, completedWorkoutId }}
              variant="default"
              size="xs"
            >
              {t('pain.open')}
            </LinkButton>
          }
        >
          {t('pain.unread', {
            client: clientName,
            date: dateText(report, t),
            exercises: reportedParts(report, t).join(' · '),
          })}
        </Banner>
      ))}
      {more > 0 && (
        <Banner tone="danger" role="status">
          {t('pain.more', { count: more })}
        </Banner>
      )}
      <ReadSymptoms
        title={t('pain.readLately')}
        rows={read.map(({ clientId, clientName, startedAt, finishedOn, ...report }) => ({
          ...{ clientId, clientName },
          at: startedAt ?? finishedOn ?? '',
          text: reportedParts({ ...report, startedAt, finishedOn, newTexts: [] }, t).join(' · '),
        }))}
      />
    </>
  );
}

/** When the workout was finished, or that it is not. */
function dateText(
  { finishedOn, startedAt }: Pick<UnreadPain, 'finishedOn' | 'startedAt'>,
  t: TFunction<'completed-workouts'>,
): string {
  if (finishedOn) return formatDate(finishedOn);
  return startedAt ? t('pain.unfinished', { date: formatDate(startedAt) }) : '';
}

/** Each line once: what was written since the reader has read the workout, the painful exercises with their notes, the pain at the end, and the other texts that name a symptom. */
function reportedParts(
  {
    exercises,
    atEnd,
    symptoms = [],
    newTexts = [],
    moreTexts = 0,
  }: Omit<UnreadPain, 'completedWorkoutId' | 'clientId' | 'clientName'>,
  t: TFunction<'completed-workouts'>,
): string[] {
  const pains = [...exercises, ...(atEnd ? [{ name: t('pain.atEnd'), note: atEnd.comment }] : [])];
  const quotedFirst = new Set(newTexts.flatMap(linesIn));
  const quoted = new Set([...quotedFirst, ...pains.flatMap(({ note }) => linesIn(note))]);
  const withoutLines = (text: string, lines: ReadonlySet<string>) =>
    linesIn(text)
      .filter((line) => !lines.has(line))
      .join('\n');
  const quote = (note: string) => t('skip.quoted', { note });
  return [
    ...(newTexts.length > 0 ? [t('pain.sinceRead', { notes: newTexts.map(quote).join(', ') })] : []),
    ...pains.map(({ name, note }) => {
      const unquoted = withoutLines(note, quotedFirst);
      return unquoted ? `${name} (${unquoted})` : name;
    }),
    ...symptoms
      .map((text) => withoutLines(text, quoted))
      .filter(Boolean)
      .map(quote),
    ...(moreTexts > 0 ? [t('pain.moreTexts', { count: moreTexts })] : []),
  ];
}

/** The lines of a text, separated like those of `newTexts`. */
function linesIn(text: string): string[] {
  return text.split(/\s*\n\s*/).filter(Boolean);
}
