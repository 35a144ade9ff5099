import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const port = z.coerce.number().int().min(1).max(65_535);

/** The settings of the server, with the names of the environment variables. `.env.example` explains each. */
const Config = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  FORMA_DATA: z.string().default('.forma'),
  FORMA_DEMO: z.enum(['on', 'off']).optional(),
  API_DOCS: z.enum(['on', 'off']).optional(),
  PLATFORM_NAME: z.enum(['forma', 'coachplus', 'warfit']).default('forma'),
  APP_VARIANT: z.enum(['coach', 'dietitian']).default('coach'),
  COACH_REGISTRATION_DISABLED: flag.default(false),
  TERMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  PRIVACY_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_PORT: port.default(5433),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  SECRET: z.string().min(32).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  PUSH_TEST_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Forma <noreply@example.com>'),
  S3_BUCKET: z.string().min(3).optional(),
  S3_REGION: z.string().default('eu-south-1'),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  YOUTUBE_IMAGES_URL: z.url().default('https://i.ytimg.com'),
  VIMEO_URL: z.url().default('https://vimeo.com'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).optional(),
});

export type Config = z.output<typeof Config> & {
  dataDir: string;
  publicUrl: string;
  /** Whether `/dev/mail` shows mails that are not sent. Always false in production, where anybody could read them. */
  showsOutbox: boolean;
  hasDemo: boolean;
  /** Whether `/api/docs` and `/api/openapi.json` are served. */
  hasApiDocs: boolean;
  logLevel: NonNullable<z.output<typeof Config>['LOG_LEVEL']>;
};

/** Reads the settings of this process. An invalid value ends the process with a message that names the variable. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  if (environment === process.env && fs.existsSync('.env')) process.loadEnvFile('.env');
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = Config.safeParse(filled);
  if (!read.success) throw new ConfigError(read.error.issues.map(sentence).join('\n'));
  const settings = read.data;
  if (settings.S3_BUCKET && !(settings.S3_ACCESS_KEY && settings.S3_SECRET_KEY))
    throw new ConfigError('S3_BUCKET is set, so S3_ACCESS_KEY and S3_SECRET_KEY must be set too.');
  if (settings.PUSH_TEST_URL && settings.NODE_ENV === 'production')
    throw new ConfigError(
      'PUSH_TEST_URL is for tests: push messages in production go to the services of the browsers only.',
    );
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, '');
  const isForTrying = settings.NODE_ENV !== 'production';
  return {
    ...settings,
    dataDir: path.resolve(settings.FORMA_DATA),
    publicUrl,
    showsOutbox: isForTrying && !settings.SMTP_URL && isOnThisMachine(publicUrl),
    logLevel: settings.LOG_LEVEL ?? (isForTrying ? 'warn' : 'info'),
    hasDemo: settings.FORMA_DEMO ? settings.FORMA_DEMO === 'on' : isForTrying,
    hasApiDocs: settings.API_DOCS ? settings.API_DOCS === 'on' : isForTrying,
  };
}

function isOnThisMachine(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}

export class ConfigError extends Error {}

function sentence(issue: z.core.$ZodIssue): string {
  return `The setting ${issue.path.join('.')} is wrong or missing: ${issue.message}. See .env.example.`;
}
