import type { Overview } from './contract.ts';

const mondays = [
  '2026-09-28',
  '2026-10-05',
  '2026-10-12',
  '2026-10-19',
  '2026-10-26',
  '2026-11-02',
  '2026-11-09',
  '2026-11-16',
];

/** A running studio with programs and no meal plans, for tests. */
export const exampleOverview: Overview = {
  activeClients: 12,
  unregisteredClients: 0,
  newClientsThisMonth: 2,
  programs: 4,
  assignedPrograms: 9,
  programsInProgress: 6,
  expiringPrograms: 1,
  completedThisWeek: 7,
  completedLastWeek: 4,
  unreadWorkouts: 0,
  mealPlans: 0,
  assignedMealPlans: 0,
  mealPlansInProgress: 0,
  expiringMealPlans: 0,
  tutorialStep: null,
  hasSampleClient: false,
  sampleClientId: null,
  weeks: mondays.map((startsOn, index) => ({ startsOn, completedWorkouts: index })),
};
