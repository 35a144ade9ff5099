import { sharingSettingsRoutes } from '../contract.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { getSettings, saveSettings } from './operations.ts';

export const sharingServer = bindArea('sharing', sharingSettingsRoutes, { settings: getSettings, saveSettings });
