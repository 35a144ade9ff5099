import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Pool } from 'pg';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { openOwnTestServer } from '#database/testing/server.ts';
import { readConfig } from '../config.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';
import { createMailTransport, readOutbox } from './transport.ts';

const mail = renderMail(
  {
    to: 'nina@example.com',
    subject: 'Perché no',
    sender: 'Studio <Àncora>',
    color: '#FACC15',
    paragraphs: ['Ciao <b>Nina</b>,'],
    button: { text: 'Apri', address: 'https://app.example.com/register?token=abc' },
    footer: 'Vale 14 giorni.',
  },
  { name: 'Forma', color: '#92000F' },
);

/** Sends a mail to an SMTP server and returns the messages that it received. */
async function receivedBySmtp(pool: Pool, sent: RenderedMail): Promise<string[]> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) =>
      void text(stream)
        .then((message) => received.push(message), done)
        .then(() => done()),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const send = await createMailTransport(readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }), pool);
  await send(sent);
  await new Promise<void>((resolve) => server.close(resolve));
  return received;
}

test('with SMTP_URL mails are sent to the SMTP server', async () => {
  const { services } = await openOwnTestServer();
  const received = await receivedBySmtp(services.pool, mail);

  expect(received).toHaveLength(1);
  expect(received[0]).toContain('To: nina@example.com');
  expect(await readOutbox(services.pool)).toEqual([]);
});

test('without SMTP_URL mails are stored in the outbox, newest first', async () => {
  const { services } = await openOwnTestServer();
  const send = await createMailTransport(readConfig({}), services.pool);
  await send({ ...mail, subject: 'Prima' });
  await send({ ...mail, subject: 'Seconda' });

  expect((await readOutbox(services.pool)).map(({ subject }) => subject)).toEqual(['Seconda', 'Prima']);
});

test('texts that users typed are escaped, and the label of the button has enough contrast on its color', () => {
  expect(mail.html).toContain('Ciao &lt;b&gt;Nina&lt;/b&gt;');
  expect(mail.html).toContain('Studio &lt;Àncora&gt;');
  expect(mail.html).toContain('background:#FACC15;color:#000000');
  expect(mail.text).toContain('https://app.example.com/register?token=abc');
});

test('a name with a line break adds no header to a mail', async () => {
  const subject = 'Nina\r\nBcc: tutti@example.com\u2028X-Priority: 1\n\nCiao';
  const content = { to: 'nina@example.com', sender: 'Studio', color: null, paragraphs: [], footer: '' };
  const button = { text: 'Apri', address: 'https://app.example.com' };
  const unsubscribe = { url: 'https://app.example.com/stop', page: 'https://app.example.com/page', text: 'Basta' };
  const injected = renderMail({ ...content, subject, button, unsubscribe }, { name: 'Forma', color: '#92000F' });

  const { services } = await openOwnTestServer();
  const received = await receivedBySmtp(services.pool, injected);

  const [headers = ''] = received[0]?.split('\r\n\r\n') ?? [];
  expect(injected.subject).toBe('Nina Bcc: tutti@example.com X-Priority: 1 Ciao');
  expect(headers).not.toMatch(/^(bcc|x-priority):/im);
  expect(headers).toContain('List-Unsubscribe: <https://app.example.com/stop>');
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});
