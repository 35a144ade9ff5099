/** The published sources of library foods, in the order of lists. Foods of a composition table have no label; others are products. */
export const foodSources = ['ciqual', 'usda', 'swiss', 'off'] as const;
export type FoodSource = (typeof foodSources)[number];

export const compositionTables: readonly FoodSource[] = ['ciqual', 'usda', 'swiss'];
