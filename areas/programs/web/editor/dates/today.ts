import { todayIn } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';

/** Returns today in the time zone of the user, `YYYY-MM-DD`. */
export function useToday(): string {
  const { timeZone } = useMe();
  return todayIn(timeZone);
}
