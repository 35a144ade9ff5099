import { withSettingsEvent } from '#areas/clients/server/public.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { sharingSettingsRoutes as routes } from '../contract.ts';
import { getSettings, saveSettings } from './operations.ts';

export const sharingServer = bindArea('sharing', routes, {
  settings: getSettings,
  saveSettings: withSettingsEvent([routes.settings], saveSettings),
});
