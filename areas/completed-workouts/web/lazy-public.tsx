export { UnreadPainBanner } from './pain/UnreadPainBanner.tsx';
