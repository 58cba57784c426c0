import { contactExample } from '../testing/contact-example.js';
import { postJson, startApi, temporaryFolder } from '../testing/start-api.js';
import { backUpDatabase } from './back-up-database.js';

it('a copy made while leads come in holds every lead that was answered before, and an api runs on it', async () => {
  const api = await startApi();
  const send = (number: number) =>
    postJson(`${api.url}/api/contact`, { ...contactExample, email: `lead${number}@example.com` });
  await Promise.all([1, 2, 3].map(send));
  const folder = temporaryFolder();
  const [, ...later] = await Promise.all([backUpDatabase(api.environment, folder), send(4), send(5)]);
  expect(later.map(({ status }) => status)).toEqual([201, 201]);
  await api.close();

  const restored = await startApi({ DATA_DIR: folder });
  const leads = await restored.database.selectFrom('leads').select('email').execute();
  expect(leads.map(({ email }) => email)).toEqual(
    expect.arrayContaining([1, 2, 3].map((number) => `lead${number}@example.com`)),
  );
  expect((await postJson(`${restored.url}/api/contact`, contactExample)).status).toBe(201);
  await restored.close();
});

it('says so when there is nothing to copy, or the copy is there already', async () => {
  const dataDir = temporaryFolder();
  await expect(backUpDatabase({ dataDir }, temporaryFolder())).rejects.toThrow('There is no database');
  const api = await startApi({ DATA_DIR: dataDir });
  const folder = temporaryFolder();
  await backUpDatabase({ dataDir }, folder);
  await expect(backUpDatabase({ dataDir }, folder)).rejects.toThrow('already exists');
  await api.close();
});
