export { comparePoses } from './store/poses-over-time.ts';
export { recordAnswerPhotos } from './operations/answer-photos.ts';
export { photosAdded, photosDeleted } from './events.ts';
