import { mediaTypeNames, type UploadPolicy } from '#shell/common/files.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import { createLimiter } from '../limiter.ts';
import {
  createProcessPool,
  type PoolFailure,
  poolFailureOf,
  type ProcessPool,
  type ProcessPoolOptions,
} from '../workers/process-pool.ts';

/** Maximum number of pixels of an image in millions: more than the cameras of phones have by default. */
export const maxMegapixels = 50;

/** An image to process. `thumbnailPixels` is null when no thumbnail is needed. */
export interface ImageTask {
  content: Uint8Array;
  fitPixels: number;
  thumbnailPixels: number | null;
  /** Whether the thumbnail shows the whole image; otherwise the central square. */
  hasWholeThumbnail: boolean;
}

/** The images as WebP, without metadata. */
export interface ProcessedImage {
  image: Buffer;
  thumbnail: Buffer | null;
  width: number;
  height: number;
  /** A data URL with a few pixels, shown while the image loads. */
  preview: string;
}

export interface ImageRejection {
  rejection: 'unreadable' | 'too-large';
}

type ImagePolicy = Pick<UploadPolicy, 'fitPixels' | 'thumbnailPixels' | 'hasWholeThumbnail' | 'accepts'>;

/** Processes images in worker processes. */
export interface ImageProcessor {
  /**
   * Scales an image to fit the policy, creates its thumbnail and removes metadata such as the location. Throws a problem when
   * the file is not an image, has too many pixels, or too many images of `account` wait.
   */
  process(content: Buffer, policy: ImagePolicy, account: string): Promise<ProcessedImage>;
}

/** Two workers, so that the images of one account do not delay those of another. */
const workers = 2;

const defaults: ProcessPoolOptions = {
  maxWorkers: workers,
  maxQueue: workers,
  timeoutMs: 20_000,
  maxMemoryMb: 600,
  idleTimeoutMs: 60_000,
  maxTasksPerWorker: 200,
};

type Processes = Pick<ProcessPool<ImageTask, unknown>, 'pids' | 'stop'>;

/**
 * Decoding takes seconds for some images. It does not run in the server process, where it would occupy the threads that hash
 * passwords, read files and open database connections, and where a decoder could exhaust the memory.
 */
export function createImageProcessor(options: Partial<ProcessPoolOptions> = {}): ImageProcessor & Processes {
  const module = new URL('./image-worker.ts', import.meta.url);
  const pool = createProcessPool<ImageTask, ProcessedImage | ImageRejection>(module, { ...defaults, ...options });
  // Waiting images occupy memory of the server: up to 10 MB each.
  const limit = createLimiter({
    concurrency: workers,
    concurrencyPerKey: 1,
    maxQueuePerKey: 30,
    maxTasks: 60,
    problem: commonProblems.images_busy,
  });
  return {
    async process(content, policy, account) {
      const { fitPixels, thumbnailPixels = null, hasWholeThumbnail = false } = policy;
      const run = () => pool.run({ content, fitPixels, thumbnailPixels, hasWholeThumbnail });
      const result = await limit(account, run).catch((error) => Promise.reject(toProblem(error, policy)));
      if ('rejection' in result) throw result.rejection === 'too-large' ? imageTooLarge() : wrongFileType(policy);
      return result;
    },
    pids: pool.pids,
    stop: pool.stop,
  };
}

/** For images that are optional: null for a file that is not an image or has too many pixels. Rethrows other errors. */
export function nullIfRejected(error: unknown): null {
  const rejections = [commonProblems.wrong_file_type, commonProblems.image_too_large];
  if (error instanceof Problem && rejections.includes(error.kind)) return null;
  throw error;
}

/** The problem for a file of a wrong type. Its text lists the accepted types: `JPG, PNG, WebP`. */
export function wrongFileType({ accepts }: Pick<UploadPolicy, 'accepts'>): Problem {
  const types = accepts.map((accepted) => mediaTypeNames[accepted]).join(', ');
  return new Problem(commonProblems.wrong_file_type, { field: 'file', values: { types } });
}

function imageTooLarge(): Problem {
  return new Problem(commonProblems.image_too_large, { field: 'file', values: { limit: maxMegapixels } });
}

/** Converts a failure of the worker pool to a problem. A decoder that crashes has received a file that is not an image. */
function toProblem(error: unknown, policy: ImagePolicy): unknown {
  const failure = poolFailureOf(error);
  const problems: Record<PoolFailure, () => Problem> = {
    'queue-full': () => new Problem(commonProblems.images_busy),
    timeout: imageTooLarge,
    'out-of-memory': imageTooLarge,
    crashed: () => wrongFileType(policy),
    stopped: () => new Problem(commonProblems.unavailable),
  };
  return failure ? Object.assign(problems[failure](), { cause: error }) : error;
}
