import type { ProgramCard } from './contract.ts';
import type { Day, ExerciseRow, Program, Week } from './contract/document.ts';
import type { ProgramDetail } from './contract/editing.ts';
import { ProgramSettings } from './contract/settings.ts';
import { withNumbers } from './rules/numbers.ts';
import { newRow } from './rules/rows.ts';

/** Exercises of the example program; a seed stores them before the program. */
export const exampleExercises = {
  bench: { id: exerciseId(1), name: 'Panca piana con bilanciere' },
  lateralRaise: { id: exerciseId(2), name: 'Alzate laterali con manubri' },
  pushDown: { id: exerciseId(3), name: 'Push-down ai cavi' },
  plank: { id: exerciseId(4), name: 'Plank' },
  squat: { id: exerciseId(5), name: 'Squat con bilanciere' },
  romanianDeadlift: { id: exerciseId(6), name: 'Stacco rumeno' },
  legCurl: { id: exerciseId(7), name: 'Leg curl da sdraiato' },
  calfRaise: { id: exerciseId(8), name: 'Calf raise in piedi' },
  pullUp: { id: exerciseId(9), name: 'Trazioni alla sbarra' },
  row: { id: exerciseId(10), name: 'Rematore con bilanciere' },
  curl: { id: exerciseId(11), name: 'Curl con manubri' },
  facePull: { id: exerciseId(12), name: 'Face pull ai cavi' },
} as const;

/** A template of two weeks with three days each; the main lifts are heavier in the second week. */
export const exampleProgram: Program = {
  id: programId(1),
  title: 'Ipertrofia, tre giorni',
  info: 'Riscaldati per dieci minuti. Se una serie ti sembra più dura del previsto, scendi di 2,5 kg.',
  version: 1,
  saveId: null,
  clientId: null,
  clientName: null,
  templateId: null,
  templateTitle: null,
  folderId: null,
  startsOn: null,
  endsOn: null,
  stopsOn: null,
  weeks: withNumbers([
    week(100, { bench: '80 kg', squat: '75%', romanianDeadlift: '70 kg', row: '60 kg' }),
    week(200, { bench: '82,5 kg', squat: '77,5%', romanianDeadlift: '75 kg', row: '62,5 kg' }),
  ]),
};

interface MainWeights {
  bench: string;
  squat: string;
  romanianDeadlift: string;
  row: string;
}

function week(first: number, weights: MainWeights): Week {
  const { bench, squat, romanianDeadlift, row } = weights;
  return {
    id: programId(first),
    weekNumber: 1,
    days: [
      day(first + 10, 'Spinta', [
        { exercise: 'bench', sets: 4, reps: '6-8', weight: bench, rir: 2, tut: '3-1-1-0', restValue: 150 },
        { exercise: 'lateralRaise', reps: '12-15', weight: '8 kg', restType: 'no_rest', supersetPosition: 1 },
        { exercise: 'pushDown', reps: '10-12', weight: '25 kg', restValue: 75, supersetPosition: 2 },
        { exercise: 'plank', type: 'time', value: '45 s', restValue: 60 },
      ]),
      day(first + 20, 'Gambe', [
        { exercise: 'squat', sets: 4, reps: '5', weight: squat, rpe: 8, restValue: 180 },
        { exercise: 'romanianDeadlift', reps: '8', weight: romanianDeadlift, rir: 2, restValue: 120 },
        { exercise: 'legCurl', reps: '12', weight: '35 kg', restType: 'no_rest', supersetPosition: 1 },
        {
          exercise: 'calfRaise',
          reps: '15',
          weight: '50 kg',
          supersetPosition: 2,
          info: 'Fermati un secondo in alto.',
        },
      ]),
      day(first + 30, 'Trazione', [
        { exercise: 'pullUp', sets: 4, reps: 'max', rir: 1, restValue: 150 },
        { exercise: 'row', sets: 4, reps: '8-10', weight: row, rir: 2, restValue: 120 },
        { exercise: 'curl', reps: '10', weight: '12 kg', restType: 'no_rest', supersetPosition: 1 },
        { exercise: 'facePull', reps: '15', weight: '20 kg', supersetPosition: 2 },
      ]),
    ],
  };
}

type Prescribed = Partial<ExerciseRow> & { exercise: keyof typeof exampleExercises };

function day(first: number, title: string, rows: Prescribed[]): Day {
  const exercises = rows.map(({ exercise, ...prescribed }, index) => ({
    ...newRow({ id: programId(first + 2 + index), exercise: exampleExercises[exercise] }),
    ...prescribed,
  }));
  const workouts = [{ id: programId(first + 1), title, info: '', exercises }];
  return { id: programId(first), dayNumber: 1, offset: null, workouts };
}

function programId(number: number): string {
  return `0199f2a4-5c00-7000-8000-${String(number).padStart(12, '0')}`;
}

function exerciseId(number: number): string {
  return `0199f2a4-5c00-7001-8000-${String(number).padStart(12, '0')}`;
}

/** The default settings. */
export const exampleSettings = ProgramSettings.parse({});

/** The example program as a row of the list. */
export const exampleProgramCard: ProgramCard = {
  id: exampleProgram.id,
  title: exampleProgram.title,
  weeks: 2,
  workouts: 6,
  assigned: 0,
  folderId: null,
  folderName: null,
  clientId: null,
  clientName: null,
  startsOn: null,
  endsOn: null,
  state: null,
  updatedAt: '2026-11-01T10:00:00.000Z',
  isShared: false,
  isEditable: true,
  authorName: null,
};

/** The response of `detailForEdit` for the example. */
export const exampleDetail: ProgramDetail = {
  program: exampleProgram,
  exercises: [],
  previous: [],
  done: [],
  begun: [],
  moved: [],
  copies: 0,
  outdatedCopies: 0,
  settings: exampleSettings,
};
