import {
  IconAlertTriangle,
  IconBarbell,
  IconCamera,
  IconCalendarDue,
  IconChartBar,
  IconClipboardCheck,
  IconListCheck,
  IconFlag,
  IconClipboardList,
  IconClipboardX,
  IconFile,
  IconHeartbeat,
  IconHourglassLow,
  IconMessage,
  IconMessageOff,
  IconMessageQuestion,
  IconPencil,
  IconRulerMeasure,
  IconShieldOff,
  IconSalad,
  IconSoup,
  IconSpeakerphone,
  IconTrophy,
  IconTargetArrow,
  IconUserCheck,
  IconUserPlus,
  IconUsers,
  IconKey,
} from '@tabler/icons-react';
import { type KindName, kindOf } from '../contract/kinds.ts';
import classes from './Notifications.module.css';

const icons = {
  message_of_client: IconMessage,
  message_of_coach: IconMessage,
  chat_assigned: IconMessageQuestion,
  message_unsent: IconMessageOff,
  workout_pain: IconHeartbeat,
  workout_commented: IconMessage,
  workout_finished: IconClipboardCheck,
  personal_record: IconTrophy,
  meals_noted: IconMessage,
  meals_reported: IconSoup,
  diet_conflicts: IconAlertTriangle,
  meal_plan_expiring: IconCalendarDue,
  diet_profile_changed: IconSoup,
  client_entrusted: IconUserPlus,
  client_registered: IconUserCheck,
  consent_withdrawn: IconShieldOff,
  measurement_disputed: IconFlag,
  photos_added: IconCamera,
  client_file_added: IconFile,
  file_given: IconFile,
  client_idle: IconHourglassLow,
  subscription_ending: IconCalendarDue,
  program_expiring: IconCalendarDue,
  plan_limit_near: IconChartBar,
  collaborator_joined: IconUsers,
  ownership_offered: IconKey,
  ownership_answered: IconKey,
  program_assigned: IconBarbell,
  program_changed: IconPencil,
  workout_answered: IconMessage,
  meal_plan_published: IconSalad,
  meal_plan_changed: IconSalad,
  macro_given: IconTargetArrow,
  advice_given: IconSalad,
  notice_published: IconSpeakerphone,
  notice_reminded: IconSpeakerphone,
  check_in_sent: IconClipboardList,
  check_ins_stopped: IconClipboardX,
  check_in_open: IconClipboardList,
  check_in_reminder: IconClipboardList,
  check_in_task: IconListCheck,
  check_in_reviewed: IconClipboardCheck,
  measurement_due: IconRulerMeasure,
  own_subscription_ending: IconCalendarDue,
} as const satisfies Record<KindName, typeof IconMessage>;

/** The icon of a kind; urgent kinds are recognisable without their color. */
export function NotificationIcon({ kind, isUnread }: { kind: KindName; isUnread: boolean }) {
  const Icon = icons[kind];
  return (
    <span className={classes['icon']} data-unread={isUnread} data-urgent={kindOf(kind).isUrgent === true}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
    </span>
  );
}
