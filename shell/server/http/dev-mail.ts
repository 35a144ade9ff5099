import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { readOutbox } from '../mail/transport.ts';
import { escapeHtml } from '../texts/escape-html.ts';

/** `/dev/mail`, outside production: the mails that were not sent, newest first, so that their links can be followed. */
export function showOutbox(app: FastifyInstance, pool: pg.Pool): void {
  app.get('/dev/mail', async (_request, reply) => {
    const mails = await readOutbox(pool);
    const list = mails.map(
      ({ to, subject, html, createdAt }) =>
        `<section><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)}, ${createdAt}</p><iframe sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(html.replaceAll('<a ', '<a target="_top" '))}"></iframe></section>`,
    );
    return reply
      .type('text/html')
      .send(
        `<!doctype html><meta charset="utf-8"><title>Outbox</title><style>body{font:16px system-ui;margin:24px auto;max-width:640px}iframe{width:100%;height:420px;border:1px solid #ddd;border-radius:8px}h2{margin:24px 0 0}p{color:#555;margin:4px 0 8px}</style><h1>Outbox (${mails.length})</h1>${list.join('')}`,
      );
  });
  app.get('/dev/mail.json', async () => ({ mails: await readOutbox(pool) }));
}
