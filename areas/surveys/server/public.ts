export { periodFigures } from './period-figures.ts';
export {
  answersDeleted,
  answersReadInPart,
  answersReviewed,
  checkInsMissed,
  checkInsStopped,
  clientsAsked,
  surveyAnswered,
  taskEnded,
  taskGiven,
} from './events.ts';
export { findFlagReaders } from './store/reserved-answers.ts';
export { findFirstAnswers, findFirstQuestions, findLaterAnswers, findLatestSenders } from './store/first-answers.ts';
export { findFlaggedHealthAnswers } from './store/flagged-answers.ts';
