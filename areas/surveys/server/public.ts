export { answersDeleted, answersReviewed, checkInsStopped, clientsAsked, surveyAnswered } from './events.ts';
