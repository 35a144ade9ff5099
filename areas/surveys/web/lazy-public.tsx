export { PendingFirstSurvey } from './review/PendingFirstSurvey.tsx';
export { useAnswerText } from './answers/AnswerText.tsx';
export { FlagChange } from './review/FlagChange.tsx';
export { FlaggedAnswers } from './review/FlaggedAnswers.tsx';
export { FlaggedRecipients } from './review/FlaggedRecipients.tsx';
