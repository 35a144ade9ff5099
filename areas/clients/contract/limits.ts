/** Maximum length of a name, a goal and a note, in characters, and the most types of clients. */
export const clientLimits = { name: 120, goal: 500, note: 20_000, types: 200 } as const;

/** The most clients that are handed over to a collaborator at once. */
export const maxHandedOver = 500;
