import type { Permission } from '#shell/common/permissions.ts';
import type { Channel, Mode } from './channels.ts';
import type { KindGroup } from './kind-groups.ts';

/** Of a kind of notifications: who receives it, what it opens and when it is sent. */
export interface Kind {
  group: KindGroup;
  audience: 'professional' | 'client';
  /** Without it the record cannot be opened, so there is no notification. */
  permission: Permission;
  /** Only admins receive it. */
  isForAdmins?: true;
  /** The page that shows the subject. */
  opens:
    | 'workout'
    | 'metric'
    | 'check_ins'
    | 'program'
    | 'meal_plan'
    | 'diet'
    | 'client'
    | 'chat'
    | 'check_in'
    | 'client_surveys'
    | 'photos'
    | 'files'
    | 'consents'
    | 'own_data'
    | 'accesses'
    | 'notice'
    | 'advice'
    | 'plan'
    | 'macro'
    | 'team'
    | 'home';
  defaults: Record<Channel, Mode>;
  /** Sent at once also in quiet hours. */
  isUrgent?: true;
  /** The defaults cannot be changed. */
  isFixed?: true;
  /** Minutes before the push. What is edited for a while is announced when it is done. */
  waitMinutes?: number;
  /** No second one about the same subject while one of the kind, or of `coveredBy`, is unread, nor within these hours, which may be 0. */
  quietHours?: number;
  /** Kinds whose notification about the subject says it too. */
  coveredBy?: readonly string[];
  /** One with a context in its params is always told, and later ones are told also while it is unread or recent. */
  alwaysTellsContext?: true;
  /** Sent in the morning of the reader, because a nightly job finds it. */
  isOfTheDay?: true;
  /** A reminder that is not necessary: not pushed or mailed to clients who withdrew the consent to automatic messages. */
  isReminder?: true;
}
