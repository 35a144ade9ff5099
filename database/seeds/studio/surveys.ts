import type { AnswerValue } from '#areas/surveys/contract/answers.ts';
import { assign, makeWelcome } from '#areas/surveys/server/operations/assignments.ts';
import { recordPastCheckIns } from '#areas/surveys/server/operations/past-check-ins.ts';
import { createSurvey } from '#areas/surveys/server/operations/surveys.ts';
import { addDays, daysBetween, mondayOf, todayIn } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';

interface DemoSurveys {
  weeklyId: string;
  welcomeId: string;
}

/** A weekly check-in, and the survey that all clients see at their first access. */
export async function addSurveys(admin: Scope): Promise<DemoSurveys> {
  const weekly = await createSurvey(admin, { name: 'Check settimanale', type: 'CHECK_IN', readyMade: 'weekly' });
  const welcome = await createSurvey(admin, { name: 'Prima visita', type: 'WELCOME', readyMade: 'first_visit' });
  await makeWelcome(admin, { id: welcome.survey.id, clientTypeId: null });
  return { weeklyId: weekly.survey.id, welcomeId: welcome.survey.id };
}

const number = (value: number): AnswerValue => ({ kind: 'number', value });
const text = (value: string): AnswerValue => ({ kind: 'text', value });
const yes = (value: boolean): AnswerValue => ({ kind: 'boolean', value });

/** Answers in the order of the ready-made weekly check-in. Without a weight: that of the client is measured by themselves. */
const weeks = [
  {
    weeksAgo: 4,
    isReviewed: true,
    answers: [
      null,
      number(5),
      number(6),
      number(7),
      number(5),
      yes(false),
      null,
      text('Ho camminato ogni giorno.'),
      null,
    ],
  },
  {
    weeksAgo: 3,
    isReviewed: true,
    answers: [
      ...[null, number(7), number(7), number(5), number(5), yes(false), null],
      ...[text('Tre allenamenti su tre.'), text('Posso spostare il giorno di riposo?')],
    ],
  },
  { weeksAgo: 2, isReviewed: false, answers: null },
  {
    weeksAgo: 1,
    isReviewed: false,
    answers: [
      ...[
        null,
        number(5),
        number(6),
        number(6),
        number(7),
        yes(true),
        text('Ginocchio destro, quando scendo le scale.'),
      ],
      ...[text('Ho cucinato quasi sempre io.'), text('Come gestisco la cena di sabato?')],
    ],
  },
] as const;

/** Four weeks of check-ins: two were reviewed, one was missed, the last one waits. The next one is tomorrow. */
export async function addCheckIns(admin: Scope, clientId: string, { weeklyId, welcomeId }: DemoSurveys): Promise<void> {
  const tomorrow = addDays(todayIn(admin.caller.timeZone), 1);
  const schedule = {
    repeats: 'weekly' as const,
    weekday: daysBetween(mondayOf(tomorrow), tomorrow) + 1,
    monthDay: null,
    startsOn: addDays(tomorrow, -28),
    endsOn: null,
  };
  const { assignmentIds } = await assign(admin, { id: weeklyId, clientIds: [clientId], groupIds: [], ...schedule });
  await recordPastCheckIns(admin, {
    surveyId: weeklyId,
    clientId,
    assignmentId: assignmentIds[0] ?? null,
    times: weeks.map(({ weeksAgo, ...time }) => ({ ...time, dueOn: addDays(tomorrow, -7 * weeksAgo) })),
  });
  const first = { dueOn: addDays(tomorrow, -35), answers: [text('Perdere qualche chilo e dormire meglio.')] };
  const welcome = { surveyId: welcomeId, clientId, assignmentId: null };
  await recordPastCheckIns(admin, { ...welcome, times: [{ ...first, isReviewed: true }] });
}
