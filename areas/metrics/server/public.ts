export {
  measurementDisputed,
  measurementNoted,
  measurementsAsked,
  measurementsChanged,
  remindersEnded,
  symptomNotesRead,
  symptomsNoted,
} from './events.ts';
export { type NotCountedPeriod, notCountedPeriods } from './operations/not-counted.ts';
export { hidesBodyNumbers } from './operations/hidden.ts';
export { findNearest, type LatestBody, latestBody, latestValues, seriesOf } from './operations/latest.ts';
export {
  type MaximumOfClient,
  maximumEstimates,
  type MaximaScope,
  readMaxima,
  readMaximaOf,
  type WantedEstimates,
} from './operations/maxima.ts';
export { exercisesOfMaxima, findTestedMaxima, type TestedMaximum } from './store/maxima.ts';
export {
  assertPossible,
  deleteMeasurements,
  deleteMeasurementsRestorably,
  type MeasuredRecord,
  type RecordedValue,
  recordMeasurements,
  replaceMeasurements,
  restoreMeasurements,
} from './operations/record.ts';
export { reportSymptoms } from './operations/symptoms.ts';
export { DeletedValues } from './store/deleted-values.ts';
export { chartMarks, type MarkSource } from './store/marks.ts';
