import { beforeEach, expect, test } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys.ts';

const [first, second] = [{ text: 'Ciao' }, { text: 'Come va?' }];

beforeEach(() => sessionStorage.clear());

test('after the answer to one of two parallel requests, a reload repeats the other one with its key', () => {
  for (const [answered, open] of [
    [first, second],
    [second, first],
  ] as const) {
    const keys = createIdempotencyKeys('message');
    const sent = new Map([first, second].map((request) => [request, keys.keyOf(request)]));
    keys.markAnswered(answered);

    const reloaded = createIdempotencyKeys('message');
    expect(reloaded.keyOf(open)).toBe(sent.get(open));
    reloaded.markAnswered(open);
    keys.markAnswered(open);
    expect(createIdempotencyKeys('message').keyOf(open)).not.toBe(sent.get(open));
    sessionStorage.clear();
  }
});

test('a request without an answer is repeated with its key, also after another one was answered', () => {
  const keys = createIdempotencyKeys('message');
  const key = keys.keyOf(first);
  keys.keyOf(second);
  keys.markUnanswered(first);
  keys.markAnswered(second);

  expect(createIdempotencyKeys('message').keyOf(first)).toBe(key);
  expect(keys.keyOf(first)).toBe(key);
});
