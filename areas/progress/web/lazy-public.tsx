export { PhotoConsent } from './capture/PhotoConsent.tsx';
export { PhotoImage } from './PhotoImage.tsx';
export { usePoseName } from './pose-name.ts';
