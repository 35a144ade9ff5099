import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll } from 'vitest';

/** The connections that the modules hold open, which the test files of one worker share. */
const connections: IDBDatabase[] = [];

class RecordingFactory extends IDBFactory {
  override open(...parameters: [string, number?]): IDBOpenDBRequest {
    const request = super.open(...parameters);
    request.addEventListener('success', () => connections.push(request.result));
    return request;
  }
}

// Each test file starts with empty databases.
globalThis.indexedDB = new RecordingFactory();

/** Closes the connections as a browser does when the user clears the data of the site: the modules open others. */
afterAll(() => {
  for (const database of connections) database.onclose?.(new Event('close'));
});
