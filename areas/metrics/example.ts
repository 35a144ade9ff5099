import type { MeasurementDraft } from './contract/measurement.ts';

/** A weight and two circumferences of one morning. */
export const measurementExample: Omit<MeasurementDraft, 'id'> = {
  day: '2026-11-16',
  measuredAt: '2026-11-16T06:30:00.000Z',
  sentAt: null,
  note: 'A digiuno',
  values: [
    { metric: 'weight', entered: '72,5', unit: null, side: null },
    { metric: 'waist', entered: '78', unit: 'cm', side: null },
    { metric: 'arms', entered: '31,5', unit: 'cm', side: 'R' },
  ],
  isConfirmed: false,
};
