import type { Progression } from '#areas/programs/contract/document.ts';
import type { OutlineRow, ProgramOutline } from '#areas/programs/rules/outline.ts';

export interface DemoTemplate extends ProgramOutline {
  key: 'strength' | 'hypertrophy' | 'start';
}

const row = (
  code: string,
  sets: number,
  reps: string,
  kg: number | null,
  rest: number,
  more: Partial<OutlineRow> = {},
): OutlineRow => ({
  code,
  sets,
  reps,
  kg,
  rest,
  ...more,
});

const moreEachTime: Progression = { kind: 'linear', stepKg: 2.5 };
const firstReps = (fromReps: number, toReps: number): Progression => ({
  kind: 'double',
  fromReps,
  toReps,
  stepKg: 2.5,
});

export const templates: DemoTemplate[] = [
  {
    key: 'strength',
    title: 'Forza 5×5',
    info: 'Tre giorni, fondamentali con progressione. Aggiungi peso solo se restano due ripetizioni di riserva.',
    weeks: 6,
    days: [
      {
        title: 'Squat e panca',
        rows: [
          row('barbell-squat', 5, '5', 50, 180, {
            rir: 2,
            progression: moreEachTime,
            warmUp: '10x20 kg, 5x60%, 3x80%',
          }),
          row('barbell-bench-press-medium-grip', 5, '5', 40, 180, { rir: 2, progression: moreEachTime }),
          row('bent-over-barbell-row', 4, '6-8', 35, 120, { progression: firstReps(6, 8) }),
          row('plank', 3, '40 s', null, 60),
        ],
      },
      {
        title: 'Stacco e spinte',
        rows: [
          row('barbell-deadlift', 5, '3', 60, 180, { rir: 2, warmUp: '5x40 kg, 3x50 kg' }),
          row('standing-military-press', 5, '5', 25, 150),
          row('wide-grip-lat-pulldown', 4, '8', 40, 90),
          row('dead-bug', 3, '10', null, 60),
        ],
      },
      {
        title: 'Squat leggero e panca',
        rows: [
          row('barbell-squat', 4, '6', 42.5, 150),
          row('close-grip-barbell-bench-press', 4, '6', 35, 150),
          row('seated-cable-rows', 4, '8-10', 35, 90),
          row('face-pull', 3, '15', 12.5, 60),
        ],
      },
    ],
  },
  {
    key: 'hypertrophy',
    title: 'Ipertrofia 8 settimane',
    info: 'Quattro giorni su due blocchi. Tieni il tempo di discesa di tre secondi.',
    weeks: 8,
    days: [
      {
        title: 'Gambe A',
        rows: [
          row('barbell-squat', 4, '8-10', 40, 120, {
            rir: 2,
            progression: firstReps(8, 10),
            warmUp: '10x20 kg, 5x70%',
          }),
          row('dumbbell-romanian-deadlift', 3, '10', 24, 90),
          row('leg-press', 3, '12', 80, 90),
          row('lying-leg-curls', 3, '12', 25, 0),
          row('standing-calf-raises', 3, '15', 40, 60, { joins: true }),
        ],
      },
      {
        title: 'Spinta',
        rows: [
          row('barbell-bench-press-medium-grip', 4, '8', 32.5, 120, { rir: 2, progression: moreEachTime }),
          row('incline-dumbbell-press', 3, '10', 14, 90),
          row('side-lateral-raise', 3, '15', 6, 0),
          row('triceps-pushdown', 3, '12', 17.5, 75, { joins: true }),
        ],
      },
      {
        title: 'Gambe B',
        rows: [
          row('barbell-hip-thrust', 4, '10', 60, 120, {
            info: 'Un secondo fermo in alto',
            progression: { kind: 'rir', rir: 2, stepKg: 5 },
          }),
          row('bulgarian-split-squat-dumbbell', 3, '10', 10, 90),
          row('leg-extensions', 3, '15', 30, 60),
        ],
      },
      {
        title: 'Tirata',
        rows: [
          row('wide-grip-lat-pulldown', 4, '8-10', 35, 90, { progression: firstReps(8, 10) }),
          row('seated-cable-rows', 3, '10', 32.5, 90),
          row('face-pull', 3, '15', 12.5, 0),
          row('barbell-curl', 3, '12', 15, 60, { joins: true }),
        ],
      },
    ],
  },
  {
    key: 'start',
    title: 'Ripartenza',
    info: 'Due giorni per riprendere confidenza con i movimenti, senza fretta.',
    weeks: 4,
    days: [
      {
        title: 'Tutto il corpo A',
        rows: [
          row('goblet-squat', 3, '10', 12, 90, { rir: 3 }),
          row('wide-grip-lat-pulldown', 3, '12', 25, 90),
          row('pushups', 3, '8', null, 75),
          row('dead-bug', 3, '8', null, 45),
        ],
      },
      {
        title: 'Tutto il corpo B',
        rows: [
          row('dumbbell-romanian-deadlift', 3, '10', 12, 90, { rir: 3 }),
          row('seated-cable-rows', 3, '12', 25, 90),
          row('side-lateral-raise', 3, '12', 4, 60),
          row('plank', 3, '30 s', null, 45),
        ],
      },
    ],
  },
];
