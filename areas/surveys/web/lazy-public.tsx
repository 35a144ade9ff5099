export { PendingFirstSurvey } from './review/PendingFirstSurvey.tsx';
export { useAnswerText } from './answers/AnswerText.tsx';
