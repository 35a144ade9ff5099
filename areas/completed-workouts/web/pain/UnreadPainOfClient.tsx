import { UnreadPainBanner } from './UnreadPainBanner.tsx';

/** The unread pain of one client, for their page. */
export function UnreadPainOfClient({ clientId }: { clientId: string }) {
  return <UnreadPainBanner clientIds={[clientId]} />;
}
