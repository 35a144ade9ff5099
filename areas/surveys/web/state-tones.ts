import type { Tone } from '#shell/web/theme/state-colors.ts';
import type { CheckInState } from '../contract/check-ins.ts';

export const stateTones: Record<CheckInState, Tone> = {
  open: 'soon',
  draft: 'soon',
  sent: 'fresh',
  reviewed: 'good',
  missed: 'bad',
  excused: 'quiet',
};
