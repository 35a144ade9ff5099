import { use } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Texts } from '../text.ts';
import { RunnerContext } from './runner-context.ts';

/**
 * Texts of the runner and of the forms it shares with Today. While a professional logs the workout in person, the text with the
 * suffix `_inPerson` is used where there is one: the others address the client.
 */
export function useRunnerTexts(): Texts {
  const t = useTexts('completed-workouts');
  const isInPerson = !!use(RunnerContext)?.client;
  if (!isInPerson) return t;
  return new Proxy(t, {
    apply: (translate, self, [key, options]) =>
      Reflect.apply(translate, self, [key, { ...options, context: 'inPerson' }]),
  });
}
