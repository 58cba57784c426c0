import { removeTemporaryFolders, temporaryFolder, writeFiles } from '../testing/temporary-folder.js';
import { readUses } from './read-uses.js';

afterEach(removeTemporaryFolders);

it('finds the components of other apps, however the compiler wrote their names, each once', async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    'main.js': `load('mfe-tools/contact-section'); load("mfe-chat/chat-bar"); load(\`mfe-chat/chat-modal\`)`,
    'parts/more.js': `load("mfe-tools/contact-section")`,
    'notes.txt': `'mfe-tools/quote-form'`,
  });
  expect(await readUses('mfe-marketing', folder)).toEqual([
    'mfe-chat/chat-bar',
    'mfe-chat/chat-modal',
    'mfe-tools/contact-section',
  ]);
});

it('leaves out what an app has itself', async () => {
  const folder = temporaryFolder();
  writeFiles(folder, { 'main.js': `name('mfe-tools/quote-form')` });
  expect(await readUses('mfe-tools', folder)).toEqual([]);
});
