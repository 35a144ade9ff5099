import { newId } from '#shell/common/ids.ts';
import { exampleProgram } from '#areas/programs/example.ts';
import type { Progression } from '#areas/programs/contract/document.ts';
import { ProgramSettings } from '#areas/programs/contract/settings.ts';
import type { Performance } from '../progression/proposal.ts';
import { proposalFor } from '../progression.ts';
import { linear, sets } from './propose.ts';

const programId = '0b0f7a52-3f0e-4f0b-9a54-0d7a3b3f5c01';
const [example] = exampleProgram.weeks[0]?.days[0]?.workouts[0]?.exercises ?? [];
if (!example) throw new Error('the example has no row');
const base = example;
export const settings = ProgramSettings.parse({ loadStepKg: 2.5, showsProposals: true });
const now = '2026-11-23T18:00:00.000Z';
const unset = { rpe: null, rir: null, rirTo: null, rpeTo: null, warmUp: '', supersetPosition: null };

interface Prescribed {
  sets: number;
  reps: string;
  weight: string;
  key?: string;
  dayNumber?: number;
}

interface Time extends Prescribed {
  on: string;
  done: string[];
  program?: string | null;
}

export function performance({
  on,
  done,
  program = programId,
  dayNumber = 1,
  key = 'A',
  ...written
}: Time): Performance {
  const row = { id: newId(), key, supersetPosition: null, ...written };
  const logged = sets(...done).map((set) => ({ ...set, rowId: row.id }));
  return {
    finishedAt: `${on}T18:00:00.000Z`,
    finishedOn: on,
    sets: logged,
    programId: program,
    dayNumber,
    rows: [row],
  };
}

/** `times`: newest first. */
export function questionOf(
  next: Prescribed & { progression?: Progression; oneRepMaxKg?: number },
  times: Performance[],
) {
  const { dayNumber = 1, key = 'A', progression = linear, oneRepMaxKg = null, ...written } = next;
  const row = { ...base, ...unset, type: 'reps' as const, key, progression, ...written };
  const history = { performances: times, oneRepMaxKg };
  return { row, history, settings, program: { programId, dayNumber }, now };
}

export function proposed(question: ReturnType<typeof questionOf>) {
  const proposal = proposalFor(question);
  return proposal.kind === 'proposal' ? [proposal.weightKg, proposal.reps, proposal.reason.code] : ['none'];
}

export const five = (set: string) => [set, set, set, set, set];
export const heavy = { sets: 5, reps: '5', dayNumber: 1 };
