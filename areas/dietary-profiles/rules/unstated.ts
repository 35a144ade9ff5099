import { type Allergen, allergens } from '#areas/aliments/contract/taxonomy.ts';
import { statementsFor } from '#areas/aliments/rules/diets.ts';
import { allergensNamedIn } from '#areas/aliments/rules/named-allergens.ts';
import { type Allergy, chosenDiets, type DietaryProfile, profileLimits } from '../contract.ts';
import type { NamedStatement } from '../contract/named-statement.ts';
import type { Diet } from './checked-aliment.ts';
import { declaredAllergiesIn } from './declared-allergies.ts';
import { discomfortsIn } from './discomfort.ts';
import { dietsOf, isMedicalDiet } from './conflicts.ts';
import { dietsNamedIn } from './diet-names.ts';
import { type EndedState, endedStatesIn } from './ended-states.ts';
import { type MaternalName, maternalStatesNamedIn } from './maternal-names.ts';
import { withoutRelatives } from './relatives.ts';
import { allergyWord, sentencesOf } from './sentences.ts';

/** What is recognised of a text: not a food that is named otherwise. */
type RecognisedStatement = Exclude<NamedStatement, { kind: 'word' }>;

/**
 * The allergens, in the order of the regulation, the diets and the states that a text names of the client and the profile does not state. Gluten is stated too by
 * the diet without it; milk is not stated by the diet without lactose, whose foods may have all other parts of milk. An intolerance does
 * not state what the text names as an allergy.
 */
export function unstatedIn(written: string, profile: DietaryProfile): RecognisedStatement[] {
  const text = withoutRelatives(written);
  const diets = dietsOf(profile);
  const discomforts = discomfortsIn(text);
  const declared = declaredAllergiesIn(text, discomforts);
  const isStated = ({ allergen, severity }: Allergy) => severity === 'allergy' || !declared.has(allergen);
  const stated = new Set<Allergen>(profile.allergies.filter(isStated).map(({ allergen }) => allergen));
  if (profile.isGlutenFree) stated.add('gluten');
  const named = statementsOf(text, discomforts);
  const holds: Readonly<Record<MaternalName, boolean>> = {
    pregnant: profile.isPregnant,
    lactating: profile.isLactating,
  };
  return named.filter((one) => {
    if (one.kind === 'state') return isUnstatedState(one.state, { named, holds });
    return one.kind === 'diet'
      ? !dietsThatState(one.diet).some((diet) => diets.includes(diet))
      : !stated.has(one.allergen);
  });
}

interface StatedStates {
  named: readonly RecognisedStatement[];
  holds: Readonly<Record<MaternalName, boolean>>;
}

/** A state can be over when it holds, by the profile or by what the text names besides. */
function isUnstatedState(state: MaternalName | EndedState, { named, holds }: StatedStates): boolean {
  if (state === 'pregnant' || state === 'lactating') return !holds[state];
  const ended = endedState[state];
  return holds[ended] || named.some((one) => one.kind === 'state' && one.state === ended);
}

/** The state that is over. */
export const endedState = { pregnancy_over: 'pregnant', lactation_over: 'lactating' } as const;

function dietsThatState(diet: Diet): readonly Diet[] {
  return diet === 'low_nickel' ? [diet] : statementsFor(diet);
}

/** The allergens, diets and states that a text names, without those of relatives. Of two diets of which a client follows at most one, none is taken. */
export function statementsNamedIn(text: string): RecognisedStatement[] {
  const own = withoutRelatives(text);
  return statementsOf(own, discomfortsIn(own));
}

function statementsOf(text: string, discomforts: ReadonlySet<Allergen>): RecognisedStatement[] {
  const named = new Set(sentencesOf(text).flatMap(allergensOfSentence));
  const diets = dietsNamedIn(text);
  const isOne = diets.filter((diet) => !isMedicalDiet(diet)).length === 1;
  return [
    ...allergens
      .filter((one) => named.has(one))
      .map(
        (allergen) =>
          ({
            kind: 'allergy',
            allergen,
            ...(discomforts.has(allergen) && { severity: 'intolerance' as const }),
          }) as const,
      ),
    ...diets.filter((diet) => isOne || isMedicalDiet(diet)).map((diet) => ({ kind: 'diet', diet }) as const),
    ...maternalStatesNamedIn(text).map((state) => ({ kind: 'state', state }) as const),
    ...endedStatesIn(text).map((state) => ({ kind: 'state', state }) as const),
  ];
}

/** The sentences of a text and the parts between its commas. */
export function partsOf(text: string): string[] {
  return text.split(/[.,;:()\n!?]+/).flatMap((part) => part.trim() || []);
}

/** The word “gluten” names a diet; it names the allergen, too, from the word “allergy” to the end of the sentence. */
function allergensOfSentence(sentence: string): Allergen[] {
  const parts = partsOf(sentence);
  const first = parts.findIndex((part) => allergyWord.test(part));
  return parts.flatMap((part, index) =>
    allergensNamedIn(first !== -1 && index >= first ? part : part.replaceAll(/glutine|gluten/gi, ' ')),
  );
}

/** The profile with statements that a person adds to it: what is over is taken from it, too. */
export function withConfirmed(profile: DietaryProfile, statements: readonly NamedStatement[]): DietaryProfile {
  const added = withStatements(profile, statements);
  const isOver = (state: EndedState) => statements.some((one) => one.kind === 'state' && one.state === state);
  return {
    ...added,
    isPregnant: added.isPregnant && !isOver('pregnancy_over'),
    isLactating: added.isLactating && !isOver('lactation_over'),
  };
}

/**
 * The profile with statements, each only once; an allergen as an allergy, the severity that forbids most, unless the words are about
 * discomfort. The end of a state changes nothing until a professional confirms it.
 */
export function withStatements(profile: DietaryProfile, statements: readonly NamedStatement[]): DietaryProfile {
  const known = new Set(profile.allergies.map(({ allergen }) => allergen));
  const named = new Map(
    statements.flatMap((one) => (one.kind === 'allergy' ? [[one.allergen, one.severity ?? 'allergy'] as const] : [])),
  );
  const raised = profile.allergies.map((one) =>
    named.get(one.allergen) === 'allergy' ? asAllergy(one.allergen) : one,
  );
  const added = [...named].flatMap(([allergen, severity]) => (known.has(allergen) ? [] : { allergen, severity }));
  const diets = statements.flatMap((one) => (one.kind === 'diet' ? one.diet : []));
  const states = statements.flatMap((one) => (one.kind === 'state' ? one.state : []));
  const excludedNames = statements.flatMap((one) => (one.kind === 'word' ? one.word : []));
  const ofAllergies = statements.flatMap((one) => (one.kind === 'word' && one.isAllergy ? one.word : []));
  const excludedWords = [...new Set([...profile.excludedWords, ...excludedNames])].slice(
    0,
    profileLimits.excludedWords,
  );
  const allergicWords = [...new Set([...(profile.allergicWords ?? []), ...ofAllergies])];
  return {
    ...profile,
    allergies: [...raised, ...added],
    diet: chosenDiets.find((one) => diets.some((diet) => diet === one)) ?? profile.diet,
    isGlutenFree: profile.isGlutenFree || diets.includes('gluten_free'),
    isLactoseFree: profile.isLactoseFree || diets.includes('lactose_free'),
    isLowNickel: profile.isLowNickel || diets.includes('low_nickel'),
    excludedWords,
    ...(allergicWords.length > 0 && { allergicWords: allergicWords.filter((word) => excludedWords.includes(word)) }),
    isPregnant: profile.isPregnant || states.includes('pregnant'),
    isLactating: profile.isLactating || states.includes('lactating'),
  };
}

function asAllergy(allergen: Allergen): Allergy {
  return { allergen, severity: 'allergy' };
}
