import type pg from 'pg';
import { z } from 'zod';
import { instant } from '#shell/common/fields.ts';
import { newId } from '#shell/common/ids.ts';
import type { Config } from '../config.ts';
import { queryRows } from '../database/rows.ts';
import type { RenderedMail } from './render-mail.ts';

export type MailTransport = (mail: RenderedMail) => Promise<void>;

/** Sends by SMTP when `SMTP_URL` is set; otherwise mails are stored in the table `outbox`. */
export async function createMailTransport(settings: Config, pool: pg.Pool): Promise<MailTransport> {
  if (!settings.SMTP_URL) return (mail) => insertIntoOutbox(pool, mail);
  const { createTransport } = await import('nodemailer');
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const transport = createTransport({ url: settings.SMTP_URL, ...timeouts }, { from: settings.MAIL_FROM });
  return async (mail) => {
    const { unsubscribeUrl, ...message } = mail;
    await transport.sendMail({ ...message, ...(unsubscribeUrl && { headers: unsubscribeHeaders(unsubscribeUrl) }) });
  };
}

const OutboxMail = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  unsubscribeUrl: z.string().nullable(),
  createdAt: instant,
});

/** The newest mails of the outbox, for `/dev/mail`. */
export async function readOutbox(pool: pg.Pool): Promise<z.output<typeof OutboxMail>[]> {
  return queryRows(pool, OutboxMail, {
    text: 'select recipient as "to", subject, html, body as text, unsubscribe_url as "unsubscribeUrl", created_at as "createdAt" from outbox order by created_at desc limit 50',
  });
}

function unsubscribeHeaders(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

async function insertIntoOutbox(pool: pg.Pool, mail: RenderedMail): Promise<void> {
  const { to, subject, html, text, unsubscribeUrl = null } = mail;
  const columns = 'id, recipient, subject, html, body, unsubscribe_url';
  const values = [newId(), to, subject, html, text, unsubscribeUrl];
  await pool.query(`insert into outbox (${columns}) values ($1, $2, $3, $4, $5, $6)`, values);
}
