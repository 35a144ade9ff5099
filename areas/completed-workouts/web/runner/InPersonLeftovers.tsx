import { useMe } from '#shell/web/session.ts';
import { useSendingLeftovers } from './use-workouts-here.ts';

/** What a professional logged in person and is not sent yet goes from whatever screen they are on. A client's Today does it. */
export function InPersonLeftovers() {
  return useMe().clientId === null ? <Sending /> : null;
}

function Sending() {
  useSendingLeftovers();
  return null;
}
