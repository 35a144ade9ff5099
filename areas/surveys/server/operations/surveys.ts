import type { SurveyContent } from '../../contract/questions.ts';
import type { SurveyRecord, surveyRoutes } from '../../contract.ts';
import { contentOfReadyMade } from '../../rules/ready-made/build.ts';
import { readyMade as readyMadeSurveys } from '../../rules/ready-made/ready-made.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { contentOf } from '#shell/server/documents/document.ts';
import { columnsOf, surveyDocument } from '../document.ts';
import { emitCheckInsChanged, emitSurveyChanged } from '../live.ts';
import { lockArchived, restartArchived, stopOfSurvey } from '../store/assignments.ts';
import * as store from '../store/surveys.ts';
import { removeAllWelcome } from '../store/welcome.ts';
import { nextTime } from './assignments.ts';

type OneSurvey = Promise<{ survey: SurveyRecord }>;
type SurveyId = { id: string };

export async function getSurvey(scope: Scope, { id }: SurveyId): OneSurvey {
  const { content, ...survey } = found(await store.findSurvey(scope, id));
  return { survey: { ...content, ...survey } };
}

/** Creates a survey without questions, or with those of a ready-made one in the chosen language. */
export async function createSurvey(
  scope: Scope,
  { name, type, readyMade, language = scope.language }: ParsedRequest<typeof surveyRoutes.create>,
): OneSurvey {
  if (!readyMade) return insert(scope, { name, type });
  return insert(scope, { ...contentOfReadyMade(readyMadeSurveys[readyMade], language, newId), name, type });
}

/** Creates a survey with the content of another one. Its parts keep their ids, which are unique in a document. */
export async function cloneSurvey(scope: Scope, { id, name }: SurveyId & { name: string }): OneSurvey {
  const { content } = found(await store.findSurvey(scope, id));
  return insert(scope, { ...content, name });
}

/** Clients are not asked any more until it is restored; what is open can still be answered, and answers stay. */
export async function archiveSurvey(scope: Scope, { id }: SurveyId): OneSurvey {
  await emitCheckInsChanged(scope, await stopOfSurvey(scope, id));
  await removeAllWelcome(scope, id);
  return setArchived(scope, id, true);
}

/**
 * Asks the clients again who were asked when it was archived, from the next day of their schedule on; today, when their only day has
 * passed meanwhile.
 */
export async function unarchiveSurvey(scope: Scope, { id }: SurveyId): OneSurvey {
  const stopped = await lockArchived(scope, id);
  await restartArchived(
    scope,
    stopped.map(({ id: assignmentId, timeZone, lastOn, ...schedule }) => {
      const today = todayIn(timeZone);
      // A day that was asked already is not asked again.
      const from = lastOn !== null && lastOn >= today ? addDays(lastOn, 1) : today;
      const hasMissedOnlyDay = schedule.repeats === 'once' && lastOn === null && schedule.startsOn < today;
      const startsOn = hasMissedOnlyDay ? today : schedule.startsOn;
      return { id: assignmentId, startsOn, ...nextTime({ ...schedule, startsOn }, timeZone, from) };
    }),
  );
  await emitCheckInsChanged(
    scope,
    stopped.map(({ clientId }) => clientId),
  );
  return setArchived(scope, id, false);
}

async function setArchived(scope: Scope, id: string, isArchived: boolean): OneSurvey {
  if (!(await store.setArchived(scope, id, isArchived))) throw new Problem(commonProblems.not_found);
  await emitSurveyChanged(scope, id);
  return getSurvey(scope, { id });
}

async function insert(scope: Scope, input: object): OneSurvey {
  const id = newId();
  const content: SurveyContent = contentOf(surveyDocument, input);
  await store.insertSurvey(scope, { id, content, columns: columnsOf(content) });
  await emitSurveyChanged(scope, id);
  return getSurvey(scope, { id });
}
