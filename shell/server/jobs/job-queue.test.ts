import { expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { areas } from '#areas/all-server.ts';
import { openOwnTestServer } from '#database/testing/server.ts';
import { testSecret } from '#database/testing/cluster.ts';
import { withUrls } from '#shell/server/database/open.ts';
import { prepareServer } from '../server.ts';
import { readConfig } from '../config.ts';

test('whichever process writes a mail, its link leads to the address and brand it was asked for at', async () => {
  const forma = await openOwnTestServer({ PUBLIC_URL: 'https://forma.example.com' });
  const other = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://plus.example.com',
    PLATFORM_NAME: 'coachplus',
  };
  const plus = await prepareServer(
    readConfig(other),
    areas,
    withUrls(forma.ownerUrl, testSecret, async () => {}),
  );
  const people = Array.from({ length: 6 }, (_, index) => `origine${index}@example.com`);
  for (const email of people)
    await forma.ask(accountRoutes.register, { name: 'Ada', email, password: 'una-password', agreement: true });

  const mails = await Promise.all(people.map((email) => forma.mailTo(email)));
  await plus.stop();

  expect(mails.filter(({ html }) => !html.includes('https://forma.example.com/register?token='))).toEqual([]);
  expect(mails.filter(({ html }) => html.includes('Coach Plus'))).toEqual([]);
});
