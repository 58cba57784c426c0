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
    rateLimits: { contact: 20, chat: 30 },
  });
});

it('takes an empty variable for one that is left out', () => {
  expect(readEnvironment({ API_PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 3001,
    databaseUrl: undefined,
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
