export const weightUnits = ['kg', 'lb'] as const;
export const lengthUnits = ['cm', 'in'] as const;

/** The units in which a user reads and types masses of the body and lengths. What is stored is always in kg and cm. */
export interface Units {
  weight: (typeof weightUnits)[number];
  length: (typeof lengthUnits)[number];
}

export const metricUnits: Units = { weight: 'kg', length: 'cm' };

/** Joins a formatted number with its unit: `72,5 kg`, `28,7%`; a number without a unit stays as it is. A line does not break between them. */
export function withUnit(value: string, unit: string): string {
  if (unit === '' || unit === '%') return `${value}${unit}`;
  return `${value}\u00A0${unit}`;
}
