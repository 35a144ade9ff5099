/**
 * Every professional who sees a client reads and records measurements, also a coach without `view visits`: a weight and a waist are
 * typed by coaches and dietitians alike. The client's own side is their record.
 */
export const metricPermissions = { view: 'view health records', write: 'update health records' } as const;
