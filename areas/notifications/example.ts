import type { Notification } from './contract.ts';

const id = (number: number) => `0199f2a4-5c00-7012-8000-00000000000${number}`;

/** The client of the examples has skipped an exercise because of pain; the coach has not read it. */
export const examplePain: Notification = {
  id: id(1),
  kind: 'workout_pain',
  params: { who: 'Giulia Ferri', workout: 'Spinta', exercises: 'Panca piana' },
  subjectId: id(8),
  clientId: id(9),
  readAt: null,
  createdAt: '2026-11-20T09:15:00.000Z',
};

/** A program that the client was assigned, and has opened. */
export const exampleAssignment: Notification = {
  ...examplePain,
  id: id(2),
  kind: 'program_assigned',
  params: { who: 'Anna Conti', program: 'Forza', startsOn: '2026-11-23' },
  readAt: '2026-11-20T09:30:00.000Z',
};
