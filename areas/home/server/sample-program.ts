import type { OutlineRow, ProgramOutline } from '#areas/programs/rules/outline.ts';
import type { Language } from '#shell/common/fields.ts';
import { textsIn } from '#shell/server/texts/texts.ts';

const lower: OutlineRow[] = [
  { code: 'barbell-squat', sets: 4, reps: '8', kg: 50, rest: 120, rir: 2 },
  { code: 'dumbbell-romanian-deadlift', sets: 3, reps: '10', kg: 24, rest: 90 },
  { code: 'leg-press', sets: 3, reps: '12', kg: 80, rest: 90 },
  { code: 'plank', sets: 3, reps: '40 s', kg: null, rest: 60 },
];

const upper: OutlineRow[] = [
  { code: 'barbell-bench-press-medium-grip', sets: 4, reps: '8', kg: 40, rest: 120, rir: 2 },
  { code: 'wide-grip-lat-pulldown', sets: 3, reps: '10', kg: 40, rest: 90 },
  { code: 'seated-cable-rows', sets: 3, reps: '10', kg: 35, rest: 90 },
  { code: 'side-lateral-raise', sets: 3, reps: '15', kg: 6, rest: 60 },
];

/** The program of the sample client. */
export function sampleProgram(language: Language): ProgramOutline {
  const t = textsIn(language);
  return {
    title: t('home:sample.program.title'),
    info: t('home:sample.program.info'),
    weeks: 8,
    days: [
      { title: t('home:sample.program.lower'), rows: lower },
      { title: t('home:sample.program.upper'), rows: upper },
    ],
  };
}
