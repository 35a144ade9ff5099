import { expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { clientRoutes } from '../contract.ts';

test('an invitation greets the client by first name and names the coach who follows them and the studio', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const userOf = async (token: string) => (await server.ask(accountRoutes.me, {}, token)).data.user;
  const [owner, coach] = [await userOf(studio.admin), await userOf(studio.coach)];
  const invite = async (name: string, email: string, trainingCollaboratorId?: string | null) => {
    await server.ask(clientRoutes.create, { name, email, trainingCollaboratorId }, studio.admin);
    return server.mailTo(email);
  };

  const ofOwner = await invite('Dott. Nina Prova', 'saluto@example.com');
  const ofCoach = await invite('Ida Prova', 'seguita@example.com', coach.membershipId);

  expect(ofOwner.html).toContain('Ciao Nina,');
  expect(ofOwner.subject).toBe(`${owner.name} (${owner.accountName}) ti invita a iniziare il tuo percorso`);
  expect(ofCoach.html).toContain(`${coach.name} (${owner.accountName}) ti ha preparato`);
});
