import type { Message } from './contract.ts';

/** A message of a client, for tests. */
export const exampleMessage: Message = {
  id: '0199a000-0000-7000-8000-000000000001',
  conversationId: '0199a000-0000-7000-8000-0000000000c1',
  seq: 1,
  type: 'text',
  message: 'Ho male al ginocchio',
  fileUrl: null,
  thumbUrl: null,
  filename: null,
  sizeBytes: null,
  width: null,
  height: null,
  preview: null,
  voice: null,
  sender: { id: '0199a000-0000-7000-8000-0000000000c2', name: 'Carla Prova', photo: null },
  reference: null,
  isAutomatic: false,
  isInternal: false,
  deletedAt: null,
  createdAt: '2026-11-20T10:01:00.000Z',
};
