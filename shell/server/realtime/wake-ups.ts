import { newId } from '#shell/common/ids.ts';
import { channel, type ListenerOptions, startListener } from './listener.ts';

/** NOTIFY at most this often, because it takes a lock of the whole database: concurrent commits are announced together. */
const notifyIntervalMs = 20;
/** A target has at most 37 + 16 characters, and a payload at most 7,999 bytes. */
const maxTargets = 140;

const notifyStatement = {
  name: 'notify_live',
  text: 'select pg_notify($1, payload) from unnest($2::text[]) payload',
};

interface WakeUpOptions extends Omit<ListenerOptions, 'onPayload'> {
  /** Another process announced events up to `seq` for a membership; without `seq` ended sessions of the id. */
  onWake: (id: string, seq: number | undefined) => void;
}

export interface WakeUps {
  /** Targets are `<membership>:<seq>`, or the id of a user or membership whose sessions may have ended. */
  notify(targets: readonly string[]): void;
  isListening(): boolean;
  stop(): Promise<void>;
}

/** Tells the other processes of the installation what to read in the log. A wake-up that is lost only delays an event. */
export function startWakeUps({ onWake, ...options }: WakeUpOptions): WakeUps {
  const processId = newId();
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let notifiedAtMs = Number.NEGATIVE_INFINITY;

  /** A payload is `<process> <target>,<target>`. */
  function receive(payload: string): void {
    const [sender, targets = ''] = payload.split(' ');
    if (sender === processId) return;
    for (const target of targets.split(',')) {
      const [id = '', seq] = target.split(':');
      onWake(id, seq === undefined ? undefined : Number(seq));
    }
  }

  const listener = startListener({ ...options, onPayload: receive });

  function flush(): void {
    timer = undefined;
    notifiedAtMs = performance.now();
    const targets = [...pending];
    pending.clear();
    const payloads = [];
    for (let start = 0; start < targets.length; start += maxTargets)
      payloads.push(`${processId} ${targets.slice(start, start + maxTargets).join(',')}`);
    listener
      .current()
      ?.query({ ...notifyStatement, values: [channel, payloads] })
      .catch((error) => options.report('warn', { err: error }, 'live events: NOTIFY failed'));
  }

  return {
    notify: (targets) => {
      if (targets.length === 0) return;
      for (const target of targets) pending.add(target);
      timer ??= setTimeout(flush, Math.max(0, notifiedAtMs + notifyIntervalMs - performance.now()));
    },
    isListening: () => listener.current() !== undefined,
    stop: async () => {
      clearTimeout(timer);
      await listener.stop();
    },
  };
}
