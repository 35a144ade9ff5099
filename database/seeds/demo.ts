import { hashPassword } from '#areas/account/server/operations/passwords.ts';
import { createClientType } from '#areas/clients/server/operations/client-types.ts';
import { deactivateClient } from '#areas/clients/server/operations/clients.ts';
import { ownSubject } from '#areas/clients/server/public.ts';
import { logPastWorkouts } from '#areas/completed-workouts/server/operations/past-workouts.ts';
import type { Program } from '#areas/programs/contract/document.ts';
import { assignProgram } from '#areas/programs/server/operations/assignment.ts';
import { getProgram } from '#areas/programs/server/operations/programs.ts';
import { setAssignedAtStart } from '#areas/programs/server/store/dates.ts';
import { addDays, mondayOf, todayIn } from '#shell/common/dates.ts';
import type { PublicScope, Scope } from '#shell/server/database/scope.ts';
import { gatherStatistics } from '#shell/server/database/statistics.ts';
import { runOutsideRequest } from '#shell/server/public-scope.ts';
import type { RunningServer } from '#shell/server/server.ts';
import { addComments, reportOf } from './studio/comments.ts';
import { addFiles } from './studio/files.ts';
import { addFolders } from './studio/folders.ts';
import { addMeasurements } from './studio/measurements.ts';
import { addMessages } from './studio/messages.ts';
import { addGroups } from './studio/groups.ts';
import { addNotices } from './studio/notices.ts';
import { addNutrition, feed, type Nutrition } from './studio/nutrition.ts';
import { type DemoTemplate, templates } from './studio/templates.ts';
import { addCheckIns, addSurveys } from './studio/surveys.ts';
import { addPhotos } from './studio/photos.ts';
import { addVisits, weightsOfVisits } from './studio/visits.ts';
import { addOwnExercises } from './studio/exercises.ts';
import { addClient, addCollaborator, addSuperAdmin, createStudio, registerClient } from './studio/create-studio.ts';
import { clients, password, staff, studioName, superAdmin } from './studio/people.ts';
import { createOutlinedTemplate } from '#areas/programs/server/operations/outlined-template.ts';

/** Clients who have progress photos and files. */
const clientsWithPhotos: readonly string[] = clients
  .filter(({ isActive, isRegistered }) => isActive && isRegistered)
  .slice(0, 2)
  .map(({ email }) => email);

type Client = (typeof clients)[number];
type Staff = Record<Client['collaborator'], Scope>;

/** Fills an empty database with one studio and its history in one transaction. Returns the logins of the studio, if it exists. */
export async function createDemoStudio({ services }: RunningServer, ownerUrl: string): Promise<string[]> {
  const { exists, isNew } = await runOutsideRequest(services, async (scope) => {
    const { db } = scope;
    await db.selectNoFrom((eb) => eb.fn('pg_advisory_xact_lock', [eb.val(7_310_001)]).as('locked')).execute();
    const existingUser = await db.selectFrom('users').select('email').limit(1).executeTakeFirst();
    if (!existingUser) await fill(scope);
    // No app is open that could follow what is created here.
    scope.live.events.length = 0;
    const demo = await db.selectFrom('users').select('id').where('email', '=', staff[0].email).executeTakeFirst();
    return { exists: demo !== undefined, isNew: !existingUser };
  });
  if (isNew) await gatherStatistics(ownerUrl);
  if (!exists) return [];
  const others = [
    { role: 'client', email: 'client@example.com' },
    { role: 'super', email: superAdmin.email },
  ];
  const logins = [...staff.slice(0, 2), ...others];
  return logins.map(({ role, email }) => `${role.padEnd(7)} ${email.padEnd(20)} ${password}`);
}

async function fill(scope: PublicScope): Promise<void> {
  const passwordHash = await hashPassword(password);
  const [owner, coach, nutritionist] = staff;
  const admin = await createStudio(scope, { name: studioName, admin: { ...owner, passwordHash } });
  const team: Staff = {
    admin,
    coach: await addCollaborator(admin, 'coach', { ...coach, passwordHash }),
    nutritionist: await addCollaborator(admin, 'nutritionist', { ...nutritionist, passwordHash }),
  };
  await addSuperAdmin(scope, { ...superAdmin, passwordHash });
  await addOwnExercises(team.coach);
  const types = new Map<string, string>();
  for (const name of ['Online', 'In presenza'])
    types.set(name, (await createClientType(admin, { name })).clientType.id);
  const programs = new Map<DemoTemplate['key'], Program>();
  for (const template of templates) programs.set(template.key, await createOutlinedTemplate(admin, template));
  await addFolders(admin, programs);
  const nutrition = await addNutrition(team.nutritionist);
  const surveys = await addSurveys(admin);
  const clientIds = new Map<string, string>();
  for (const client of clients) {
    const typeId = types.get(client.type) ?? '';
    clientIds.set(client.email, await addDemoClient(team, client, { typeId, programs, nutrition, passwordHash }));
  }
  for (const email of clientsWithPhotos) await addCheckIns(admin, clientIds.get(email) ?? '', surveys);
  await addGroups(admin, clientIds);
  await addNotices(admin, types.get('Online') ?? '');
}

interface DemoStudio {
  typeId: string;
  programs: Map<DemoTemplate['key'], Program>;
  nutrition: Nutrition;
  passwordHash: string;
}

async function addDemoClient(
  team: Staff,
  client: Client,
  { typeId, programs, nutrition, passwordHash }: DemoStudio,
): Promise<string> {
  const { name, email, gender, birthDate, heightCm, goal } = client;
  const { membershipId } = team[client.collaborator].caller;
  const draft = {
    ...{ name, email, gender, birthDate, heightCm, goal, client_type_id: typeId },
    trainingCollaboratorId: client.collaborator === 'nutritionist' ? null : membershipId,
    nutritionCollaboratorId:
      client.collaborator === 'nutritionist' || client.hasNutritionist ? team.nutritionist.caller.membershipId : null,
  };
  const id = await addClient(team.admin, draft);
  const clientScope = client.isRegistered
    ? await registerClient(team.admin, id, { name, email, passwordHash })
    : undefined;
  const template = client.training && programs.get(client.training.template);
  if (clientScope && client.training && template)
    await train(team.admin, clientScope, template, { client, coach: team[client.collaborator] });
  if (clientScope && client.diet) await feed(team.nutritionist, clientScope, { diet: client.diet, nutrition });
  if (clientScope && client.isActive)
    await addMeasurements(team[client.collaborator], clientScope, {
      heightCm,
      index: clients.indexOf(client),
      visits: weightsOfVisits(email),
    });
  await addVisits(team.nutritionist, { email, clientId: id });
  if (clientScope && clientsWithPhotos.includes(email)) {
    await addPhotos(team.admin, clientScope, id);
    await addFiles(team.admin, clientScope, id);
  }
  if (!client.isActive) await deactivateClient(team.admin, { id });
  return id;
}

async function train(
  admin: Scope,
  clientScope: Scope,
  template: Program,
  { client, coach }: { client: Client; coach: Scope },
): Promise<void> {
  const { training } = client;
  if (!training) return;
  const today = todayIn(clientScope.caller.timeZone);
  const startsOn = addDays(mondayOf(today), -7 * training.weeksAgo);
  const subject = ownSubject(clientScope);
  let earlier: string[] = [];
  if (training.isSecondTime) {
    const firstTime = await assign(admin, clientScope, template, addDays(startsOn, -7 * template.weeks.length));
    const history = { copy: firstTime, today, missed: 1, loadShare: 0.82, reportOf };
    earlier = await logPastWorkouts(clientScope, subject, history);
  }
  const copy = await assign(admin, clientScope, template, startsOn);
  const inPerson = client.type === 'In presenza' ? coach : undefined;
  const history = { copy, today, missed: training.skips, loadShare: 1, reportOf, inPerson };
  const done = await logPastWorkouts(clientScope, subject, history);
  await addComments(coach, clientScope, [...earlier, ...done].toReversed());
  await addMessages(coach, clientScope, done.at(-1));
}

async function assign(admin: Scope, clientScope: Scope, template: Program, startsOn: string): Promise<Program> {
  const { copyIds } = await assignProgram(admin, {
    id: template.id,
    clientIds: [clientScope.caller.clientId ?? ''],
    startsOn,
    note: null,
    groupIds: [],
    overlap: 'keep',
    includesAssigned: true,
  });
  const id = copyIds[0] ?? '';
  // Workouts before the assignment are not due, so the copy is assigned on its first day.
  await setAssignedAtStart(admin, id);
  return (await getProgram(admin, { id })).program;
}
