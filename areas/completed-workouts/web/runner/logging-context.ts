import { createContext, use } from 'react';
import type { Logging } from './screens/use-logging.ts';

/** The order of the sets and what a tap does, for the parts of the running step. */
export const LoggingContext = createContext<Logging | null>(null);

export function useLogging(): Logging {
  const logging = use(LoggingContext);
  if (!logging) throw new Error('useLogging: outside the running step');
  return logging;
}
