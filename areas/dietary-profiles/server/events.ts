import type { DietaryProfile } from '../contract.ts';
import { defineEvent } from '#shell/server/events.ts';

/** The profile of a client was changed, after it was stored: plans and lists of the client are to be checked again. */
export const dietaryProfileChanged = defineEvent<{
  clientId: string;
  before: DietaryProfile;
  profile: DietaryProfile;
}>('dietary profile changed');
