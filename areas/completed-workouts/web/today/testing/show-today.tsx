import { ProgramSettings } from '#areas/programs/contract/settings.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import type { CurrentProgram, Today } from '../../../contract/today.ts';
import { exerciseChoiceRoutes } from '../../../contract/exercise-choices.ts';
import { type Training, trainingRoutes } from '../../../contract/training.ts';
import { SkipSync } from '../skips/SkipSync.tsx';
import { TodayScreen } from '../TodayScreen.tsx';

export const clientId = '0199a000-0000-7000-8000-000000000009';
export const day = todayIn('Europe/Rome');
export const ids = ['0199a000-0000-7000-8000-000000000011', '0199a000-0000-7000-8000-000000000012'] as const;
export const program: CurrentProgram = {
  id: '0199a000-0000-7000-8000-000000000010',
  title: 'Ipertrofia, tre giorni',
  startsOn: '2026-11-16',
  endsOn: '2026-12-13',
  state: 'running',
  weeks: 4,
  currentWeek: 1,
  note: 'Tieni due ripetizioni di riserva.',
};
export const push = {
  workoutId: ids[0],
  programId: program.id,
  programTitle: program.title,
  title: 'Spinta',
  weekNumber: 1,
  dayNumber: 1,
  rows: 4,
  date: day,
  isMoved: false,
  state: 'to_do' as const,
  skipReason: null,
  completedWorkoutId: null,
};
export const legs = { ...push, workoutId: ids[1], title: 'Gambe', dayNumber: 2, rows: 3, date: addDays(day, 2) };
/** A client without a program who has never trained. */
export const emptyToday: Today = {
  day,
  coachName: 'Studio Valli',
  program: null,
  programs: [],
  next: null,
  week: [],
  doneToday: [],
  doneThisWeek: 0,
  totalDone: 0,
  streakWeeks: 0,
  isConsentWithdrawn: false,
  unread: [],
};
export const emptyTraining: Training = {
  today: emptyToday,
  workouts: [],
  history: [],
  exercises: [],
  settings: ProgramSettings.parse({}),
  begun: [],
  programInfo: {},
};
export const today: Today = { ...emptyToday, program, programs: [program], next: push, week: [push, legs] };

interface ShowOptions {
  settings?: Partial<ProgramSettings>;
  permissions?: string[];
}

/** What is skipped is sent beside the screen. */
function TodayWithSync() {
  return (
    <>
      <SkipSync />
      <TodayScreen />
    </>
  );
}

/** Shows the start page of a client. */
export async function show(answered: Today, { settings = {}, permissions = ['view own training'] }: ShowOptions = {}) {
  respond(trainingRoutes.today, { today: answered });
  respond(trainingRoutes.training, {
    training: { ...emptyTraining, today: answered, settings: ProgramSettings.parse(settings) },
  });
  // Requested after some seconds.
  respond(exerciseChoiceRoutes.list.own, { exercises: [], recentIds: [] });
  return renderScreen(TodayWithSync, {
    user: { name: 'Giulia Ferri', roles: ['client'], clientId },
    permissions,
    texts: ['completed-workouts', 'notices'],
  });
}
