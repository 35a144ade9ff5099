import { afterAll, beforeAll } from 'vitest';
import { closeOwnServers, resetSharedServer } from './server.ts';

beforeAll(resetSharedServer);
afterAll(closeOwnServers);
