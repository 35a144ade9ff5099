export const weightUnits = ['kg', 'lb'] as const;
export const lengthUnits = ['cm', 'in'] as const;

/** The units in which a user reads and types masses of the body and lengths. What is stored is always in kg and cm. */
export interface Units {
  weight: (typeof weightUnits)[number];
  length: (typeof lengthUnits)[number];
}

export const metricUnits: Units = { weight: 'kg', length: 'cm' };
