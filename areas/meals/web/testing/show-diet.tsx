import type { ComponentType } from 'react';
import { clearCached } from '#shell/web/api/cached-query.ts';
import { saveToken } from '#shell/web/api/token.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { createDietStore } from '../device/diet-store.ts';
import { DietSync } from '../device/DietSync.tsx';
import { clientId } from './diet.ts';

/** A client who is logged in on a device without cached responses and without unsent reports. */
export async function openDevice(): Promise<void> {
  saveToken('gettone');
  await clearCached();
  const { read, deleteReport, deleteOtherVersion } = createDietStore(clientId);
  const { reports, otherVersions } = read();
  for (const { report } of reports) deleteReport(report);
  for (const other of otherVersions) deleteOtherVersion(other);
}

/** Shows a screen of the client, of today or of another date, beside the component that sends the reports. */
export function showDiet(Screen: ComponentType, date?: string) {
  const ScreenWithSync = () => (
    <>
      <DietSync />
      <Screen />
    </>
  );
  return renderScreen(ScreenWithSync, {
    ...(date && { path: '/my/nutrition', at: `/my/nutrition?date=${date}` }),
    user: { roles: ['client'], clientId },
    permissions: ['view own nutrition', 'update own nutrition'],
    texts: ['meals', 'macros', 'attachments', 'dietary-profiles', 'aliments', 'progress'],
  });
}
