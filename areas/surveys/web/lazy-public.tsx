export { useAnswerText } from './answers/AnswerText.tsx';
