import type { Alternative, Component, StoredAlternative, StoredComponent, UsedAliment } from '../contract.ts';
import { portionTotals } from './totals.ts';

/** The aliments of a document by their ids. */
export type AlimentsById = ReadonlyMap<string, UsedAliment>;

export function alimentsById(aliments: readonly UsedAliment[]): AlimentsById {
  return new Map(aliments.map((aliment) => [aliment.id, aliment]));
}

/** The component with its aliments and macros. Throws when the document does not have one of the aliments. */
export function resolvedComponent(stored: StoredComponent, aliments: AlimentsById): Component {
  const { alimentId, ...fields } = stored;
  return {
    ...fields,
    ...resolvedValues(stored, aliments),
    alternatives: stored.alternatives.map((one) => resolvedAlternative(one, aliments)),
  };
}

/** The component as documents store it: the aliment by its id, without computed values. */
export function storedComponent(component: Component): StoredComponent {
  const { role, isLocked, conflictNote, explainedConflicts } = component;
  const alternatives = component.alternatives.map(storedAlternative);
  return {
    ...storedAlternative(component),
    role,
    isLocked,
    conflictNote,
    ...(explainedConflicts && { explainedConflicts }),
    alternatives,
  };
}

/** Each aliment of the components and their alternatives once; of two copies with the same id the first one. */
export function alimentsIn(components: Iterable<Component>): UsedAliment[] {
  const found = new Map<string, UsedAliment>();
  const add = ({ aliment }: Alternative) => found.has(aliment.id) || found.set(aliment.id, aliment);
  for (const component of components) {
    add(component);
    component.alternatives.forEach(add);
  }
  return [...found.values()];
}

function resolvedAlternative(stored: StoredAlternative, aliments: AlimentsById): Alternative {
  const { alimentId, ...fields } = stored;
  return { ...fields, ...resolvedValues(stored, aliments) };
}

function resolvedValues({ alimentId, quantity }: StoredAlternative, aliments: AlimentsById) {
  const aliment = aliments.get(alimentId);
  if (!aliment) throw new Error(`resolvedComponent: the document has no aliment ${alimentId}`);
  return { aliment, ...portionTotals({ aliment, quantity }) };
}

function storedAlternative({
  uuid,
  quantity,
  portion,
  custom_name,
  custom_name_en,
  aliment,
}: Alternative): StoredAlternative {
  return { uuid, quantity, portion, custom_name, custom_name_en, alimentId: aliment.id };
}
