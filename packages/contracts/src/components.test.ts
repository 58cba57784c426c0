import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import ts from 'typescript';

// Compiles parts of two apps, which takes long on a busy machine.
jest.setTimeout(240_000);

const root = fileURLToPath(new URL('../../..', import.meta.url));
const check = join(root, 'e2e/contracts.ts');
const expose = join(root, 'mfe-tools/src/expose/contact-section.tsx');
const { config } = ts.readConfigFile(join(root, 'tsconfig.web.json'), ts.sys.readFile) as { config: object };
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const host = ts.createCompilerHost(options);
const sources = new Map<string, ts.SourceFile | undefined>();

/** What the compiler says of the contract when `contact-section` has this text; null takes the file away. */
function complaints(text?: string | null): string {
  const program = ts.createProgram([check, join(root, 'packages/ui/src/environment.d.ts')], options, {
    ...host,
    fileExists: (file) => !(file === expose && text === null) && host.fileExists(file),
    getSourceFile(file, language) {
      if (file === expose && text) return ts.createSourceFile(file, text, language);
      if (!sources.has(file)) sources.set(file, host.getSourceFile(file, language));
      return sources.get(file);
    },
  });
  return [check, expose]
    .flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
    .join('\n');
}

describe('what other apps load from mfe-tools', () => {
  it('is what the contract says', () => {
    expect(complaints()).toBe('');
  });

  it('does not compile when a component asks for more than others give it', () => {
    const text = `const ContactSection = ({ title }: { title: string }) => <h2>{title}</h2>;
      export default ContactSection;`;
    expect(complaints(text)).toMatch(/mfe-tools\/contact-section[^]*'title' is missing/);
  });

  it('does not compile when a component has another prop, although a default value stands in for it', () => {
    const text = `const ContactSection = ({ title = 'Contact', layout = 'section' }: { title?: string; layout?: string }) =>
      <h2 className={layout}>{title}</h2>;
      export default ContactSection;`;
    expect(complaints(text)).toMatch(/'true' is not assignable to type '"title"'/);
  });

  it('does not compile when a module exposes something else than a component', () => {
    expect(complaints(`export default 'a form';`)).toMatch(/'string' is not assignable/);
  });

  it('does not compile when a module is gone', () => {
    expect(complaints(null)).toMatch(/Cannot find module[^]*contact-section/);
  });
});
