import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { defaultBrand } from '@northgate/site/brand.default.js';
import { readEnvironment } from './environment.js';
import { temporaryFolder } from './testing/start-api.js';

const brandFile = (content: string) => {
  const file = join(temporaryFolder(), 'brand.json');
  writeFileSync(file, content);
  return file;
};

it('runs without any variable', () => {
  expect(readEnvironment({})).toMatchObject({
    host: '127.0.0.1',
    port: 3001,
    dataDir: '.data',
    siteOrigin: 'http://127.0.0.1:3000',
    brand: defaultBrand,
    rateLimits: { contact: 20, chat: 30, search: 120 },
  });
});

it('takes an empty variable for one that is left out', () => {
  expect(readEnvironment({ API_PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 3001,
    databaseUrl: undefined,
  });
});

it('reads the channels leads are announced on', () => {
  const { delivery } = readEnvironment({
    SMTP_URL: 'smtps://user:p%40ss@mail.example.com',
    MAIL_TO: 'a@example.com, b@example.com',
    MAIL_FROM: 'site@example.com',
    WEBHOOK_URL: 'http://localhost:9000/hook',
    WEBHOOK_SECRET: '0123456789abcdef',
    DELIVERY_RETRY_SECONDS: '0.5',
  });
  expect(delivery).toMatchObject({
    mail: { to: ['a@example.com', 'b@example.com'], from: 'site@example.com' },
    webhook: { url: 'http://localhost:9000/hook', secret: '0123456789abcdef' },
    notifyFlagged: false,
    attempts: 12,
    retryFirstMs: 500,
    leaseMs: 60_000,
  });
  expect(readEnvironment({}).delivery).toMatchObject({ mail: undefined, webhook: undefined });
});

it('reads the service that writes the answers of the chat', () => {
  expect(readEnvironment({}).chat).toBeUndefined();
  expect(readEnvironment({ CHAT_BASE_URL: 'http://llm:8000/v1/', CHAT_MODEL: 'model-7b' }).chat).toEqual({
    baseUrl: 'http://llm:8000/v1',
    key: undefined,
    model: 'model-7b',
    deadline: 25_000,
  });
});

it('reads another brand from a file', () => {
  const brand = { ...defaultBrand, company: { name: 'Other Works', shortName: 'Other' } };
  expect(readEnvironment({ SITE_BRAND: brandFile(JSON.stringify(brand)) }).brand.company.name).toBe(
    'Other Works',
  );
});

describe('a setting nobody can run with is named in one sentence', () => {
  it.each([
    ['API_PORT', '70000', 'API_PORT must be a whole number from 0 to 65535, but it is "70000".'],
    ['API_PORT', 'http', 'API_PORT must be a whole number from 0 to 65535, but it is "http".'],
    ['DATABASE_URL', 'mysql://user:secret@host', 'DATABASE_URL must start with postgres:// or be left out.'],
    [
      'SITE_ORIGIN',
      'localhost',
      'SITE_ORIGIN must be an http or https origin such as http://127.0.0.1:3000, but it is "localhost".',
    ],
    [
      'SITE_ORIGIN',
      'http://a/b',
      'SITE_ORIGIN must be an http or https origin such as http://127.0.0.1:3000, but it is "http://a/b".',
    ],
    [
      'TRUSTED_PROXY',
      'true',
      'TRUSTED_PROXY must be an address or CIDR such as 10.0.0.0/8, but it is "true".',
    ],
    [
      'TRUSTED_PROXY',
      '10.0.0.0/40',
      'TRUSTED_PROXY must be an address or CIDR such as 10.0.0.0/8, but it is "10.0.0.0/40".',
    ],
    ['POSTS_DIR', '/none', 'POSTS_DIR must be a folder that exists, but it is "/none".'],
    ['NOTIFY_FLAGGED', 'yes', 'NOTIFY_FLAGGED must be 0 or 1, but it is "yes".'],
    ['DELIVERY_ATTEMPTS', '0', 'DELIVERY_ATTEMPTS must be a whole number from 1 to 100, but it is "0".'],
    [
      'DELIVERY_LEASE_SECONDS',
      '0.1',
      'DELIVERY_LEASE_SECONDS must be a number of seconds from 0.5 to 3600, but it is "0.1".',
    ],
    [
      'SMTP_URL',
      'mail.example.com',
      'SMTP_URL must be an address such as smtp://user:password@mail.example.com:587.',
    ],
    ['SMTP_URL', 'smtp://mail.example.com', 'MAIL_TO must be set when SMTP_URL is.'],
    ['MAIL_FROM', 'a@example.com', 'SMTP_URL must be set when MAIL_FROM is.'],
    [
      'MAIL_TO',
      'a@example.com, nobody',
      'MAIL_TO must be an e-mail address such as sales@example.com, or several separated by commas, but it is "a@example.com, nobody".',
    ],
    ['WEBHOOK_URL', 'https://hooks.example.com/x', 'WEBHOOK_SECRET must be set when WEBHOOK_URL is.'],
    ['WEBHOOK_SECRET', 'short', 'WEBHOOK_SECRET must have at least 16 characters.'],
    ['PUBLISH_TOKEN', 'short', 'PUBLISH_TOKEN must have at least 16 characters.'],
    ['CONTENT_HOOK_URL', 'http://site:3002/', 'CONTENT_HOOK_SECRET must be set when CONTENT_HOOK_URL is.'],
    [
      'WEBHOOK_URL',
      'http://hooks.example.com/token',
      'WEBHOOK_URL must be an https address without user and password, or http on this machine.',
    ],
    ['WEBHOOK_URL', 'https://10.0.0.8/token', 'WEBHOOK_URL must not point into a private network.'],
    ['WEBHOOK_URL', 'https://[fd00::1]/token', 'WEBHOOK_URL must not point into a private network.'],
    ['CHAT_BASE_URL', 'https://llm.example.com/v1', 'CHAT_MODEL must be set when CHAT_BASE_URL is.'],
    ['CHAT_MODEL', 'model-7b', 'CHAT_BASE_URL must be set when CHAT_MODEL is.'],
    ['CHAT_API_KEY', 'sk-1', 'CHAT_BASE_URL must be set when CHAT_API_KEY is.'],
    ['CHAT_API_KEY', 'sk 1', 'CHAT_API_KEY must be printable characters without spaces.'],
    [
      'CHAT_BASE_URL',
      'https://user:secret@llm.example.com',
      'CHAT_BASE_URL must be an http or https address without user and password such as https://llm.example.com/v1.',
    ],
    [
      'CHAT_DEADLINE_SECONDS',
      '30',
      'CHAT_DEADLINE_SECONDS must be a number of seconds from 0.05 to 25, but it is "30".',
    ],
    ['RATE_LIMIT_CHAT', '-1', 'RATE_LIMIT_CHAT must be a whole number from 0 to 1000000, but it is "-1".'],
  ])('%s=%s', (name, value, message) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new Error(message));
  });

  it('a brand that is missing, no JSON or incomplete', () => {
    expect(() => readEnvironment({ SITE_BRAND: '/none.json' })).toThrow(
      /^SITE_BRAND names \/none\.json, which cannot/,
    );
    expect(() => readEnvironment({ SITE_BRAND: brandFile('{') })).toThrow(/cannot be read as JSON/);
    const brand = JSON.stringify({ ...defaultBrand, email: 'nobody' });
    expect(() => readEnvironment({ SITE_BRAND: brandFile(brand) })).toThrow(/where email: Invalid email/);
  });
});
