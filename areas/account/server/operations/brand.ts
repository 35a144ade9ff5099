import type { StudioBrand } from '../../contract.ts';
import type { PublicScope } from '#shell/server/database/scope.ts';
import { findLetterhead } from '../store/letterhead.ts';

/** Name, logo and colour of the current account, for pages that are open before the login. */
export async function readStudioBrand(scope: PublicScope): Promise<StudioBrand> {
  const { studio, color, logoKey } = await findLetterhead(scope);
  return { name: studio, logo_url: logoKey && scope.signedFileUrl(logoKey), main_color: color };
}
