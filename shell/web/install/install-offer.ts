import { InstallDialog } from './InstallDialog.tsx';
import { takeInstallView } from './install-view.ts';

/** The offer of the installation with its dialog: one chunk, which no first view loads. */
export const installOffer = { InstallDialog, takeInstallView };
