import { multipart } from './multipart.ts';
import type { TestServer } from './server.ts';
import { pathOf } from '#shell/common/route.ts';
import { exerciseRoutes } from '#areas/exercises/contract.ts';

interface AssetUpload {
  exerciseId: string;
  token: string;
  /** Name of all files of the upload. */
  fileName: string;
}

/** Uploads the parts of a form as a medium of an exercise. Returns the response with its status. */
export async function addAsset(
  { app }: Pick<TestServer, 'app'>,
  { exerciseId, token, fileName }: AssetUpload,
  parts: readonly { name: string; content: Buffer | string }[],
) {
  const { headers, payload } = multipart(parts.map((part) => ({ ...part, fileName })));
  const reply = await app.inject({
    method: 'POST',
    url: `/api${pathOf(exerciseRoutes.addAsset).replace(':id', exerciseId)}`,
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  });
  return { status: reply.statusCode, ...reply.json() };
}
