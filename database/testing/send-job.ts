import type { TestServer } from './server.ts';

/** Puts a job into the queue of the server. */
export async function sendJob(
  { services }: TestServer,
  name: string,
  payload: Record<string, string> = {},
): Promise<void> {
  const connection = await services.pool.connect();
  await services.sendJob(connection, name, payload);
  connection.release();
}
