import { expect, test } from 'vitest';
import { textsIn } from '#shell/server/texts/texts.ts';
import { skipReasons } from '../contract/set.ts';

test.each(['it', 'en'] as const)(
  'a reason has the same words on the phone, in lists, in notifications and in the editor (%s)',
  (language) => {
    const t = textsIn(language);
    const inSentences = skipReasons.map((reason) => t(`completed-workouts:skip.because.${reason}`));

    expect(skipReasons.map((reason) => t(`programs:previous.reasons.${reason}`))).toEqual(inSentences);
    expect(skipReasons.map((reason) => t(`completed-workouts:skip.reasons.${reason}`).toLowerCase())).toEqual(
      inSentences,
    );
  },
);
