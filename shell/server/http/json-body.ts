import type { FastifyInstance, FastifyRequest } from 'fastify';
import { commonProblems, Problem } from '#shell/common/problem.ts';

/** Contracts need fewer than 20 levels. Much deeper values exhaust the stack of recursive functions. */
const maxDepth = 100;

/** A received JSON body that is not parsed yet. */
class UnparsedJson {
  readonly parse: () => unknown;

  constructor(parse: () => unknown) {
    this.parse = parse;
  }
}

/** Receives JSON bodies without parsing them: the handler of a route authenticates the caller first. */
export function acceptJson(app: FastifyInstance): void {
  // Refuses the keys `__proto__` and `constructor`, which could change prototypes where an object is copied.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    const parseText = () => {
      assertDepth(text);
      let result: unknown;
      void parse(request, text, (error, value) => {
        if (error) throw error;
        result = value;
      });
      return result;
    };
    done(null, new UnparsedJson(parseText));
  });
}

/** The body with which a mail program unsubscribes its reader (RFC 8058). Forms are refused otherwise. */
export function acceptOneClick(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    if (body === 'List-Unsubscribe=One-Click') done(null, {});
    else done(new Problem(commonProblems.wrong_content_type));
  });
}

/** The parsed body of a request. Throws for JSON that is malformed or too deep. */
export function bodyOf({ body }: FastifyRequest): unknown {
  return body instanceof UnparsedJson ? body.parse() : body;
}

/** Throws `malformed` for JSON that is nested too deeply. Brackets in strings do not count. */
function assertDepth(json: string): void {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index++) {
    const character = json[index];
    if (character === '"') isInString = !isInString;
    else if (isInString) index += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > maxDepth) throw new Problem(commonProblems.malformed);
  }
}
