import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconPill } from '@tabler/icons-react';
import { namesSymptom } from '#areas/clients/rules/symptom-words.ts';
import { namesMedicine } from '#areas/clients/rules/medicine-words.ts';
import type { Subject } from '#shell/web/api/subject.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { CompletedWorkout, OtherNote, OtherText, Shares } from '../../contract/workout.ts';
import { comparedRows } from './compare.ts';
import classes from './Comparison.module.css';
import { authorText } from './CorrectionText.tsx';

interface PainNoticeProps {
  subject: Subject;
  workout: CompletedWorkout;
  shares: Shares | undefined;
}

/**
 * The exercises that were skipped because of pain, pain at the end and, for professionals, that a text names a symptom or a medicine:
 * above everything else of the workout.
 */
export function PainNotice({ subject, workout, shares }: PainNoticeProps) {
  const t = useTexts('completed-workouts');
  const { hasPainAtEnd, isPainCorrected, painAuthor, namesSymptoms, otherTexts = [] } = workout;
  const takenBack = otherTexts.filter(({ isTakenBack }) => isTakenBack);
  const isNamedInText = takenBack.length === 0 || textsOfClient(workout).some(namesSymptom);
  const isSymptomShown = namesSymptoms === true && subject.clientId !== null && isNamedInText;
  const rows = comparedRows(workout, shares);
  const nameOf = (rowId: string) => rows.find(({ row }) => row.id === rowId)?.running.name ?? '';
  const painful = rows.filter(({ change }) => change?.skipReason === 'pain');
  const names = painful.map(({ running: { name, skip } }) => (skip?.note ? `${name} (${skip.note})` : name));
  const isPresent = (noted: Pick<OtherNote, 'rowId' | 'setNumber'>) =>
    workout.sets.some(({ rowId, setNumber }) => rowId === noted.rowId && setNumber === noted.setNumber);
  const by = authorText(t, painAuthor, { isOwn: subject.clientId === null });
  const atEnd = t(isPainCorrected ? 'comparison.painReportedLater' : 'comparison.painAtEnd', { by });
  return (
    <>
      {(names.length > 0 || hasPainAtEnd || isSymptomShown || takenBack.length > 0) && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden="true" />}>
          {names.length > 0 && <div>{t('comparison.pain', { names: names.join(' · ') })}</div>}
          {hasPainAtEnd && (
            <div>{workout.comment === '' ? t('comparison.painWithoutPlace', { pain: atEnd }) : atEnd}</div>
          )}
          {takenBack.map(({ rowId, text }) => (
            <div key={`${rowId} ${text}`}>{text}</div>
          ))}
          {isSymptomShown && <div>{t('comparison.symptom')}</div>}
          {workout.painReaders?.map(({ name, readAt }) => (
            <div key={`${name} ${readAt}`}>{t('comparison.painRead', { name, date: formatDate(readAt) })}</div>
          ))}
        </Alert>
      )}
      {subject.clientId !== null && textsOfClient(workout).some(namesMedicine) && (
        <Alert color="yellow" icon={<IconPill aria-hidden="true" />}>
          {t('comparison.medicine')}
        </Alert>
      )}
      {workout.otherNotes?.map(({ rowId, setNumber, note }) => (
        <p key={`${rowId} ${setNumber} ${note}`} className={classes['summary']}>
          {t(isPresent({ rowId, setNumber }) ? 'comparison.otherNote' : 'comparison.removedNote', {
            exercise: nameOf(rowId),
            number: setNumber,
            note,
          })}
        </p>
      ))}
      {writtenTexts(otherTexts).map(({ rowId, text }) => (
        <p key={`${rowId} ${text}`} className={classes['summary']}>
          {rowId === null
            ? t('comparison.otherComment', { text })
            : t('comparison.otherSkipNote', { exercise: nameOf(rowId), note: text })}
        </p>
      ))}
      {isPainCorrected && !hasPainAtEnd && !takenBack.some(({ rowId }) => rowId === null) && (
        <p className={classes['summary']}>{t('comparison.painTakenBack', { by })}</p>
      )}
    </>
  );
}

/** The comment and the notes of sets and skips that the client wrote, not a professional in person. */
function textsOfClient(workout: CompletedWorkout): string[] {
  const { comment, commentAuthor, sets, otherNotes = [], otherTexts = [], rowChanges } = workout;
  return [
    ...(commentAuthor === null ? [comment] : []),
    ...sets.filter(({ author }) => author === null).map(({ note }) => note),
    ...otherNotes.map(({ note }) => note),
    ...writtenTexts(otherTexts).map(({ text }) => text),
    ...rowChanges.filter(({ isInPerson }) => !isInPerson).map(({ skipNote }) => skipNote),
  ];
}

/** Without the lines about pain that was taken back: the server generates them. */
function writtenTexts(texts: readonly OtherText[]): OtherText[] {
  return texts.filter(({ isTakenBack }) => !isTakenBack);
}
