import { EnvironmentError, readEnvironment } from './environment.js';

it('runs without any variable', () => {
  expect(readEnvironment('/repository', {})).toEqual({
    port: 3000,
    apiPort: 3001,
    apiOrigin: 'http://127.0.0.1:3001',
    host: '0.0.0.0',
    dataDir: '/repository/.data',
    brandFile: undefined,
    logLevel: 'info',
  });
});

it('takes every setting from its variable, and relative paths from the root', () => {
  const source = {
    PORT: '0',
    API_PORT: '4001',
    HOST: '127.0.0.1',
    DATA_DIR: 'data',
    SITE_BRAND: 'brand.json',
    LOG_LEVEL: 'debug',
  };
  expect(readEnvironment('/repository', source)).toEqual({
    port: 0,
    apiPort: 4001,
    apiOrigin: 'http://127.0.0.1:4001',
    host: '127.0.0.1',
    dataDir: '/repository/data',
    brandFile: '/repository/brand.json',
    logLevel: 'debug',
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
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', 'http'],
  ['API_PORT', '65536'],
  ['API_ORIGIN', 'localhost'],
  ['API_ORIGIN', 'ftp://api'],
  ['API_ORIGIN', 'http://api/v1'],
  ['DATABASE_URL', 'mysql://host/name'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s ends in a sentence that names the variable', (name, value) => {
  const read = () => readEnvironment('/repository', { [name]: value });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(new RegExp(`^The variable ${name} cannot be used: .+\\.$`));
});
