import type { z } from 'zod';
import { unknownPlaceholder, type Variable } from '../rules/variables.ts';

/** The variables that can be filled when a text of each kind is sent. */
const variablesOf = {
  reply: ['name', 'fullName', 'professional', 'studio'],
  autoReply: ['name', 'fullName', 'studio', 'opensAt'],
  welcome: ['name', 'fullName', 'studio'],
} as const satisfies Record<string, readonly Variable[]>;

/** Adds a check to the schema of a text template: a placeholder that is no variable of the kind is an error that names it. */
export function template<T extends z.ZodType<string | null>>(text: T, kind: keyof typeof variablesOf): T {
  return text.superRefine((written, context) => {
    const placeholder = written ? unknownPlaceholder(written, variablesOf[kind]) : undefined;
    if (placeholder === undefined) return;
    const message = `chats:invalid.placeholder.${kind}`;
    context.addIssue({ code: 'custom', message, params: { placeholder } });
  });
}
