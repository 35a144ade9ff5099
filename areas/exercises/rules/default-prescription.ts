import type { Exercise } from '../contract/exercise.ts';

type Kind = Pick<Exercise, 'name' | 'category' | 'mechanic' | 'force'>;

/** What one set is measured in, and the number of sets. Repetitions are with or without a load. */
export interface DefaultPrescription {
  type: 'reps' | 'time' | 'distance';
  sets: number;
}

/** Names of carries, sleds, crawls and sprints, which cover a few metres in several sets. */
const shortDistances =
  /\bcarry\b|farmer|contadino|trasporto|yoke|giogo|traino|handstand walk|camminata in verticale|(sled|slitta|prowler).* (push|pull|drag|walk)|sled pull|backward drag|drag with press|spinta della slitta|camminata indietro con slitta|sprint in|hill sprint|^sprint|prowler sprint|bear crawl|crab walk|granchio|duck walk|anatra/;

/** Names of cardio, which own exercises without a category have too. */
const cardioNames =
  /\b(run|running|corsa|jog|jogging|walk|walking|camminata|passeggiata|hiking|escursionismo|treadmill|tapis|bike|biking|bicycling|cycling|ciclismo|bici|bicicletta|cyclette|spinning|elliptical|ellittica|rower|rowing|vogatore|remoergometro|ski ?erg|swim|swimming|nuoto|skating|pattinaggio|skiing|sci)\b/;

/** Names of strength exercises that contain a word of `cardioNames`. */
const notCardio = /rowing|crunch|lunge|affond/;

/** Names of cardio that is counted: burpees, and complexes with dumbbells. */
const countedCardio = /burpee|devil press|man maker|double.?unders?|step-over/;

/** Names of stretches and of self-massage, which are dynamic when their force is set. */
const stretches = /\b(stretch|stretching|allungamento|foam roll\w*|automassaggio|yoga)\b/;

/** Names of holds. */
const holds =
  /\b(plank|hold|tenuta|isometri\w+|wall ?sit|sedia al muro|dead hang|sospensione alla sbarra|l-?sit|front lever|back lever|planche|hollow hold)\b/;

/** Names of exercises that are counted although their force is static or their name contains that of a hold. */
const countedHolds =
  /pallof|bird.?dog|march\b|marcia|shoulder tap|tocco delle spalle|reach|con allungo|leg lift|sollevamento gamba|mcgill|chin tuck|retrazione|retroversione|pelvic|pelvico|gripper|squeeze|compressione|presa statica|petto|glutei|quad set|quadricipite|body saw|manual hamstring|leg curl|elbows back|gomiti indietro|hip dip|discesa|rotation|rotazione|push.?up|up-down|sali e scendi/;

/**
 * Prescription of a new row of a program: distance for carries, sleds and sprints; time for holds, stretches and cardio;
 * else repetitions. Depends on category, force and the Italian or English name. Names alone decide for own
 * exercises without mechanic and force.
 */
export function defaultPrescription(exercise: Kind): DefaultPrescription {
  const name = exercise.name.toLowerCase();
  if (shortDistances.test(name)) return { type: 'distance', sets: 3 };
  if (isCardio(exercise, name)) return cardioPrescription(name);
  return { type: isTimed(exercise, name) ? 'time' : 'reps', sets: 3 };
}

function isCardio({ category, mechanic, force }: Kind, name: string): boolean {
  if (category === 'cardio') return true;
  return category === 'strength' && !mechanic && !force && cardioNames.test(name) && !notCardio.test(name);
}

function cardioPrescription(name: string): DefaultPrescription {
  if (countedCardio.test(name)) return { type: 'reps', sets: 3 };
  return { type: 'time', sets: 1 };
}

function isTimed({ category, force }: Kind, name: string): boolean {
  if (category === 'stretching' || (!isDynamic(force) && stretches.test(name))) return true;
  if (isDynamic(force) || countedHolds.test(name)) return false;
  return force === 'static' || holds.test(name);
}

function isDynamic(force: Kind['force']): boolean {
  return force === 'push' || force === 'pull';
}
