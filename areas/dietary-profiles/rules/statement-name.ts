import type { NamedStatement } from '../contract/named-statement.ts';

type NameKey =
  | `dietary-profiles:states.${Extract<NamedStatement, { kind: 'state' }>['state']}`
  | `dietary-profiles:diets.${Extract<NamedStatement, { kind: 'diet' }>['diet']}`
  | `aliments:allergens.${Extract<NamedStatement, { kind: 'allergy' }>['allergen']}`;

/** The name of an allergen, a diet, a state or another food. */
export function statementName(statement: NamedStatement, t: (key: NameKey) => string): string {
  if (statement.kind === 'word') return statement.word;
  if (statement.kind === 'state') return t(`dietary-profiles:states.${statement.state}`);
  if (statement.kind === 'diet') return t(`dietary-profiles:diets.${statement.diet}`);
  return t(`aliments:allergens.${statement.allergen}`);
}
