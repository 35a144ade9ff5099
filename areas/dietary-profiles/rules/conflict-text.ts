import type {
  Allergen,
  AnimalPart,
  Category,
  FoundStrength,
  RestrictedGroup,
} from '#areas/aliments/contract/taxonomy.ts';
import type { Conflict, Severity } from '../contract.ts';
import type { Diet } from './checked-aliment.ts';
import { needsConfirmation } from './conflicts.ts';
import { isReligion } from './religions.ts';

/** The texts about conflicts, by namespace and key. */
type ConflictTextKey =
  | `aliments:allergens.${Allergen}`
  | `aliments:categories.${Category}`
  | `dietary-profiles:conflicts.${'agreed' | 'agreedAllergy' | 'agreedBefore' | 'agreedAllergyBefore' | 'agreedState.pregnant' | 'agreedState.lactating' | 'agreedState.minor' | 'lactoseBelowLimit' | 'rennet' | 'glutenTraces' | 'unknownAdvice'}`
  | `dietary-profiles:conflicts.allergen.${FoundStrength | 'not_declared'}`
  | `dietary-profiles:conflicts.reason.${Severity}`
  | `dietary-profiles:conflicts.excluded.${'aliment' | 'category' | 'word' | 'usual' | 'allergy' | 'allergyDoubtful' | 'generic' | 'religion' | 'usualReligion'}`
  | `dietary-profiles:conflicts.${'diet' | 'dietUnknown'}.${Diet}`
  | `dietary-profiles:conflicts.animalPart.${AnimalPart}`
  | `dietary-profiles:conflicts.${'pregnant' | 'lactating' | 'minor'}`
  | `aliments:restrictedGroups.${RestrictedGroup}`;

/** Reads a text by its namespace and key, on the screen or in a PDF. */
export type Translate = (
  key: ConflictTextKey,
  values?: { allergens: string } | { word: string; category: string } | { group: string },
) => string;

/**
 * Lines about the conflicts of a food, allergens of the same strength in one: “Può contenere tracce: Latte (allergia), Uova (allergia)”.
 * `category` is that of the food.
 */
export function conflictTexts(conflicts: readonly Conflict[], category: Category, t: Translate): string[] {
  const lines = Map.groupBy(conflicts, (one) => (one.kind === 'allergen' ? one.strength : one));
  return [...lines.values()].flatMap(([first, ...others]) => (first ? lineOf(first, others, category, t) : []));
}

/** What a client reads about a food of which it is not known whether it suits their diet. Lactose below the limit needs no advice. */
export function unknownText(conflicts: readonly Conflict[], category: Category, t: Translate): string {
  const isToCheck = conflicts.some((one) => one.kind !== 'diet' || !one.isBelowLimit);
  const advice = isToCheck ? [t('dietary-profiles:conflicts.unknownAdvice')] : [];
  return [...conflictTexts(conflicts, category, t), ...advice].join('. ');
}

/** What speaks against a food, in short: its allergens, or the other conflicts where there are none. */
export function shortConflictText(conflicts: readonly Conflict[], category: Category, t: Translate): string {
  const allergens = conflicts.flatMap((one) =>
    one.kind === 'allergen' ? t(`aliments:allergens.${one.allergen}`) : [],
  );
  return allergens.length > 0 ? allergens.join(', ') : conflictTexts(conflicts, category, t).join('; ');
}

/** Whether a food that was planned on purpose is in the present plan, or in one before it, of which a meal was reported. */
export type AgreedIn = 'present' | 'before';

/**
 * What the client reads about a food that was planned with these conflicts on purpose: what is not eaten in pregnancy, while
 * breastfeeding or by minors, and with an allergy, which one and who decided.
 */
export function agreedText(conflicts: readonly Conflict[], t: Translate, agreedIn: AgreedIn = 'present'): string {
  const names = conflicts
    .filter(needsConfirmation)
    .flatMap((one) => (one.kind === 'allergen' ? t(`aliments:allergens.${one.allergen}`).toLowerCase() : []));
  const allergens = names.join(', ');
  const { agreed, agreedAllergy } = agreedKeys[agreedIn];
  const decided = allergens === '' ? t(agreed) : t(agreedAllergy, { allergens });
  return [...agreedStates(conflicts, t), decided].join(' ');
}

const agreedKeys = {
  present: { agreed: 'dietary-profiles:conflicts.agreed', agreedAllergy: 'dietary-profiles:conflicts.agreedAllergy' },
  before: {
    agreed: 'dietary-profiles:conflicts.agreedBefore',
    agreedAllergy: 'dietary-profiles:conflicts.agreedAllergyBefore',
  },
} as const;

/** “In gravidanza: alcol.” */
function agreedStates(conflicts: readonly Conflict[], t: Translate): string[] {
  return (['pregnant', 'lactating', 'minor'] as const).flatMap((state) => {
    const groups = conflicts.flatMap((one) =>
      one.kind === 'state' && one.state === state ? t(`aliments:restrictedGroups.${one.group}`) : [],
    );
    return groups.length > 0 ? t(`dietary-profiles:conflicts.agreedState.${state}`, { group: groups.join(', ') }) : [];
  });
}

function lineOf(conflict: Conflict, others: readonly Conflict[], category: Category, t: Translate): string {
  switch (conflict.kind) {
    case 'allergen':
      return t(`dietary-profiles:conflicts.allergen.${conflict.strength}`, {
        allergens: [conflict, ...others].flatMap((one) => (one.kind === 'allergen' ? nameOf(one, t) : [])).join(', '),
      });
    case 'excluded':
      return t(`dietary-profiles:conflicts.excluded.${excludedKey(conflict)}`, {
        word: conflict.word,
        category: t(`aliments:categories.${conflict.category ?? category}`),
      });
    case 'state':
      return t(`dietary-profiles:conflicts.${conflict.state}`, {
        group: t(`aliments:restrictedGroups.${conflict.group}`),
      });
    case 'diet':
      if (conflict.isBelowLimit) return t('dietary-profiles:conflicts.lactoseBelowLimit');
      if (conflict.isTraces) return t('dietary-profiles:conflicts.glutenTraces');
      if (conflict.isRennet) return t('dietary-profiles:conflicts.rennet');
      return dietLineOf(conflict, t);
  }
}

function excludedKey({ by, word, isUsual, isGeneric, isAllergy }: Extract<Conflict, { kind: 'excluded' }>) {
  if (isAllergy) return isUsual || isGeneric ? 'allergyDoubtful' : 'allergy';
  if (isGeneric) return 'generic';
  if (by === 'word' && isReligion(word)) return isUsual ? 'usualReligion' : 'religion';
  return isUsual ? 'usual' : by;
}

/** “Non adatto alla dieta vegetariana: gelatina animale”. */
function dietLineOf({ isKnown, diet, animalPart }: Extract<Conflict, { kind: 'diet' }>, t: Translate): string {
  const line = t(`dietary-profiles:conflicts.${isKnown ? 'diet' : 'dietUnknown'}.${diet}`);
  if (!animalPart) return line;
  return `${line}: ${t(`dietary-profiles:conflicts.animalPart.${animalPart}`)}`;
}

/** “Frutta a guscio (allergia)” */
function nameOf({ allergen, severity }: Extract<Conflict, { kind: 'allergen' }>, t: Translate): string {
  return `${t(`aliments:allergens.${allergen}`)} (${t(`dietary-profiles:conflicts.reason.${severity}`)})`;
}
