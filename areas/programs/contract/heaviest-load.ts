/** The heaviest load in kg that is prescribed or logged. In a file of its own, without schemas: the first page of a client needs it. */
export const heaviestLoadKg = 1000;
