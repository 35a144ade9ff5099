import { accountSettingStore } from '#shell/server/database/setting-choices.ts';
import { SharingChoices } from '../../contract.ts';

export const sharingChoices = accountSettingStore('sharing_settings', SharingChoices);
