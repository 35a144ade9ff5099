export { CheckInBanner } from './CheckInBanner.tsx';
