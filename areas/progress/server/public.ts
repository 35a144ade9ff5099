export { comparePoses } from './operations/compare-poses.ts';
export { recordAnswerPhotos } from './operations/answer-photos.ts';
export { photosAdded, photosDeleted } from './events.ts';
