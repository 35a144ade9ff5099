export { unusualQuestion } from './unusual-text.ts';
