import { EnvironmentError, readEnvironment } from './environment.js';

it('runs without any variable', () => {
  expect(readEnvironment('/repository', {})).toEqual({
    port: 3000,
    apiPort: 3001,
    apiOrigin: 'http://127.0.0.1:3001',
    host: '0.0.0.0',
    dataDir: '/repository/.data',
    storeUrl: undefined,
    brandFile: undefined,
    bookingEmbedUrl: undefined,
    keepQuestionsDays: 0,
    contentHookPort: 0,
    contentHookSecret: undefined,
    devPort: 3100,
    siteUrl: 'http://localhost:3000',
    allowOverrides: false,
    publicSourceMaps: false,
    returnWatch: 300,
    firstRevisionPatience: 900_000,
    gateTimes: { build: 300_000, render: 30_000, part: 3000, page: 20_000, look: 120_000 },
    controlPort: 3002,
    controlHost: '127.0.0.1',
    controlUrl: undefined,
    controlTimes: { idle: 3_600_000, longest: 43_200_000 },
    oidc: null,
    deskKey: undefined,
    releaseLimit: 64 * 1024 * 1024,
    logLevel: 'warn',
    workers: 1,
    drainTime: 1000,
    trustedProxies: [],
  });
});

it('takes every setting from its variable, and relative paths from the root', () => {
  const source = {
    PORT: '0',
    API_PORT: '4001',
    HOST: '127.0.0.1',
    DATA_DIR: 'data',
    STORE_URL: 's3://bucket/site',
    SITE_BRAND: 'brand.json',
    CONTENT_HOOK_PORT: '3002',
    CONTENT_HOOK_SECRET: 'sixteen characters',
    DEV_PORT: '4100',
    SITE_URL: 'https://staging.northgate.example/',
    ALLOW_OVERRIDES: '1',
    PUBLIC_SOURCE_MAPS: '1',
    LOG_LEVEL: 'debug',
    RETURN_WATCH: '0',
    FIRST_REVISION_SECONDS: '60',
    CONTROL_PORT: '4002',
    CONTROL_HOST: '0.0.0.0',
    CONTROL_URL: 'https://console.northgate.example/',
    CONTROL_IDLE_MINUTES: '30',
    CONTROL_SESSION_HOURS: '8',
    OIDC_ISSUER: 'https://login.northgate.example',
    OIDC_CLIENT_ID: 'console',
    OIDC_ROLES_CLAIM: 'groups',
    DESK_KEY: 'sixteen letters!',
    WORKERS: '3',
    DRAIN_SECONDS: '2.5',
    TRUSTED_PROXY: '127.0.0.1, 10.0.0.0/8',
    METRICS_PORT: '9100',
    GATE_BUILD_SECONDS: '60',
    GATE_RENDER_SECONDS: '10',
    GATE_PART_SECONDS: '2',
    GATE_PAGE_SECONDS: '5',
    GATE_LOOK_SECONDS: '90',
    KEEP_QUESTIONS_DAYS: '30',
  };
  expect(readEnvironment('/repository', source)).toEqual({
    port: 0,
    apiPort: 4001,
    apiOrigin: 'http://127.0.0.1:4001',
    host: '127.0.0.1',
    dataDir: '/repository/data',
    storeUrl: 's3://bucket/site',
    brandFile: '/repository/brand.json',
    keepQuestionsDays: 30,
    contentHookPort: 3002,
    contentHookSecret: 'sixteen characters',
    devPort: 4100,
    siteUrl: 'https://staging.northgate.example',
    allowOverrides: true,
    publicSourceMaps: true,
    returnWatch: 0,
    firstRevisionPatience: 60_000,
    gateTimes: { build: 60_000, render: 10_000, part: 2000, page: 5000, look: 90_000 },
    controlPort: 4002,
    controlHost: '0.0.0.0',
    controlUrl: 'https://console.northgate.example',
    controlTimes: { idle: 1_800_000, longest: 28_800_000 },
    oidc: { issuer: 'https://login.northgate.example', clientId: 'console', rolesClaim: 'groups' },
    deskKey: 'sixteen letters!',
    releaseLimit: 64 * 1024 * 1024,
    logLevel: 'debug',
    workers: 3,
    drainTime: 2500,
    trustedProxies: ['127.0.0.1', '10.0.0.0/8'],
    metrics: { port: 9100, host: '127.0.0.1' },
  });
});

it('leaves absolute paths alone', () => {
  const { dataDir, brandFile } = readEnvironment('/repository', {
    DATA_DIR: '/data',
    SITE_BRAND: '/brand.json',
  });
  expect([dataDir, brandFile]).toEqual(['/data', '/brand.json']);
});

it('takes an empty variable for one that is left out', () => {
  const empty = { PORT: '', API_ORIGIN: '', DATA_DIR: '', LOG_LEVEL: '', SITE_BRAND: '' };
  expect(readEnvironment('/repository', empty)).toEqual(readEnvironment('/repository', {}));
});

it('asks the api at its own address when one is given, without a slash at the end', () => {
  expect(readEnvironment('/repository', { API_ORIGIN: 'http://api:3001/' }).apiOrigin).toBe(
    'http://api:3001',
  );
});

it.each([
  ['WORKERS', '0'],
  ['TRUSTED_PROXY', 'proxy.internal'],
  ['METRICS_PORT', '0'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', 'http'],
  ['API_PORT', '65536'],
  ['API_ORIGIN', 'localhost'],
  ['STORE_URL', 'https://bucket.example.com'],
  ['STORE_URL', 'bucket'],
  ['API_ORIGIN', 'ftp://api'],
  ['API_ORIGIN', 'http://api/v1'],
  ['DATABASE_URL', 'mysql://host/name'],
  ['LOG_LEVEL', 'loud'],
  ['CONTENT_HOOK_SECRET', 'short'],
])('%s=%s ends in a sentence that names the variable', (name, value) => {
  const read = () => readEnvironment('/repository', { [name]: value });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(new RegExp(`^The variable ${name} cannot be used: .+\\.$`));
});
