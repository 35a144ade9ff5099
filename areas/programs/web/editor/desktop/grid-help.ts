/** Where the keys of the grid are explained, once for all workouts. */
export const gridHelpId = 'program-grid-help';
