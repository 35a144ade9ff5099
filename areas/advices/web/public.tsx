export { AdviceBanner } from './AdviceBanner.tsx';
