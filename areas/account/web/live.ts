import { liveHandler } from '#shell/web/realtime/live-handler.ts';
import { accountClosed } from '../contract/deletion.ts';

export const accountLiveHandlers = [liveHandler(accountClosed, () => void showClosedAccount())];

async function showClosedAccount(): Promise<void> {
  const [{ restartSession }, { closedAccountPath }] = await Promise.all([
    import('#shell/web/change-session.ts'),
    import('#shell/web/router/only-paths.ts'),
  ]);
  await restartSession(closedAccountPath);
}
