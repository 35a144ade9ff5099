export { UnreadPainBanner } from './pain/UnreadPainBanner.tsx';
export { UnreadPainOfClient } from './pain/UnreadPainOfClient.tsx';
