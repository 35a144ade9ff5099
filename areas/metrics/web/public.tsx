export { MaximumDialog } from './record/MaximumDialog.tsx';
export { useMayRecord } from './record/use-may-record.ts';
export { unusualQuestion } from './unusual-text.ts';
