export { PendingFirstSurvey } from './review/PendingFirstSurvey.tsx';
export { useAnswerText } from './answers/AnswerText.tsx';
export { FlagChanges } from './review/FlagChanges.tsx';
export { FlaggedAnswers } from './review/FlaggedAnswers.tsx';
export { FlaggedFirstAnswers } from './review/FlaggedFirstAnswers.tsx';
export { FlaggedForTraining } from './review/FlaggedForTraining.tsx';
export {
  FlaggedFirstOfRecipients,
  FlaggedForTrainingOfRecipients,
  PendingFirstOfRecipients,
} from './review/FlaggedRecipients.tsx';
