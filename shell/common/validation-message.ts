import type { z } from 'zod';

/** The text key and the placeholder values of the message for an invalid field. */
export interface ValidationMessage {
  key: string;
  values: Record<string, string | number>;
}

/** The message for a validation issue. A text key that the schema sets, with its `params`, takes precedence. Used by the server and by forms. */
export function validationMessage(issue: z.core.$ZodIssue): ValidationMessage {
  if (/^[\w-]+:[\w.]+$/.test(issue.message))
    return { key: issue.message, values: (issue.code === 'custom' && issue.params) || {} };
  switch (issue.code) {
    case 'too_small':
      return { key: tooSmall(issue), values: { limit: Number(issue.minimum) } };
    case 'too_big':
      return { key: `shell:invalid.too_big.${sizeOf(issue.origin)}`, values: { limit: Number(issue.maximum) } };
    case 'invalid_type':
      return {
        key: issue.input === undefined || issue.input === null ? 'shell:invalid.required' : typeKey(issue.expected),
        values: {},
      };
    case 'invalid_format':
      return { key: formatKeys[issue.format] ?? 'shell:invalid.format', values: {} };
    case 'not_multiple_of':
      return { key: 'shell:invalid.not_multiple_of', values: { limit: issue.divisor } };
    case 'invalid_value':
      return { key: issue.input === undefined ? 'shell:invalid.required' : 'shell:invalid.choice', values: {} };
    default:
      return { key: 'shell:invalid.value', values: {} };
  }
}

const formatKeys: Record<string, string> = {
  email: 'shell:invalid.email',
  uuid: 'shell:invalid.id',
  date: 'shell:invalid.date',
  datetime: 'shell:invalid.date',
};

function tooSmall(issue: z.core.$ZodIssueTooSmall): string {
  if (issue.origin === 'string' && issue.minimum === 1) return 'shell:invalid.required';
  return `shell:invalid.too_small.${sizeOf(issue.origin)}`;
}

function sizeOf(origin: string): 'text' | 'list' | 'number' {
  if (origin === 'string') return 'text';
  return origin === 'array' || origin === 'set' ? 'list' : 'number';
}

function typeKey(expected: string): string {
  return expected === 'number' || expected === 'int' || expected === 'nan'
    ? 'shell:invalid.number'
    : 'shell:invalid.value';
}
