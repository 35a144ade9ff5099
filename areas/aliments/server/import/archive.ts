import { createReadStream, createWriteStream, mkdtempSync, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { Unzip, UnzipInflate } from 'fflate';
import { FoodFileError } from './text-file.ts';

/** Tables of FoodData Central and CIQUAL; other entries of an archive are not read. */
const wanted =
  /^((food|food_nutrient|food_portion|nutrient|branded_food|sr_legacy_food|foundation_food|survey_fndds_food|measure_unit|food_category|wweia_food_category|food_nutrient_derivation)\.csv|(alim|alim_grp|compo)[ _]\d{4}.*\.xml)$/i;

/**
 * Unpacks the tables of a ZIP archive into a new temporary folder, in the memory of one chunk, and returns the folder. The folders of
 * the archive are left out, so no entry can leave the target.
 */
export async function unpackTables(file: string): Promise<string> {
  const target = mkdtempSync(path.join(os.tmpdir(), 'forma-foods-'));
  const streams: WriteStream[] = [];
  let failure: Error | undefined;
  const unzip = new Unzip((entry) => {
    const name = path.posix.basename(entry.name.replaceAll('\\', '/'));
    if (!wanted.test(name)) return;
    const stream = createWriteStream(path.join(target, name));
    streams.push(stream);
    entry.ondata = (error, chunk, isLast) => {
      if (error) failure = error;
      else stream.write(chunk);
      if (error || isLast) stream.end();
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 64 * 1024 })) {
      unzip.push(chunk as Buffer);
      if (failure) throw failure;
      for (const stream of streams) if (stream.writableNeedDrain) await once(stream, 'drain');
    }
    unzip.push(new Uint8Array(), true);
  } catch (error) {
    throw new FoodFileError(`${file} is damaged or incomplete: ${(error as Error).message}`);
  }
  await Promise.all(streams.map(async (stream) => (stream.closed ? undefined : once(stream.end(), 'close'))));
  if (streams.length === 0) throw new FoodFileError(`${file} has no tables of FoodData Central or CIQUAL`);
  return target;
}
