import type { SourceChange } from './campaign-case.js';
import { kindOf } from './campaign-case.js';

const tools = (file: string, from: string, to: string): SourceChange[] => [
  { file: `mfe-tools/src/features/contact/${file}`, from, to },
];
const shell = (file: string, from: string, to: string): SourceChange[] => [
  { file: `shell/src/${file}`, from, to },
];

const forms = kindOf(
  'a form that does not send',
  {
    'it only looks as if it sent': tools(
      'use-contact-form.ts',
      'if (await sendContact({ ...values, ...trapped(form) }, kind)) {',
      'if (sendContact.name && form) {',
    ),
    'nothing is done with what was written': tools(
      'contact-form.tsx',
      'onSubmit={submit}',
      'onSubmit={(event) => event.preventDefault()}',
    ),
    'it fails as it is sent': tools(
      'use-contact-form.ts',
      'event.preventDefault();\n',
      `event.preventDefault();\n    throw new Error('sent');\n`,
    ),
    'its button does not send': tools('contact-form.tsx', 'type="submit"', 'type="button"'),
    'its button is never enabled': tools('contact-form.tsx', `disabled={status === 'sending'}`, 'disabled'),
    'its fields have lost their names': tools('contact-fields.tsx', '...register(name) };', '};'),
    'its rules let nothing pass': tools(
      'use-contact-form.ts',
      'return check ? check(values, context, options) : { values, errors: {} };',
      `return check ? { values: {}, errors: { message: { type: 'never', message: 'Wrong.' } } } : { values, errors: {} };`,
    ),
  },
  { app: 'mfe-tools', pages: ['/contact'] },
);

const frame = kindOf(
  'breaks the frame',
  {
    'its menus open nothing': shell('features/header/header.tsx', 'popoverTarget={`menu-${menu}`}', ''),
    'its switch does nothing': shell('features/header/header.tsx', 'onClick={toggleTheme}', ''),
    'its header stands in the way': [
      { file: 'shell/src/features/header/header.module.css', add: '.header { height: 60vh !important; }' },
    ],
    'its footer is gone': [
      { file: 'shell/src/features/footer/footer.module.css', add: '.footer { display: none; }' },
    ],
  },
  { app: 'shell', pages: ['/blog'] },
);

const remotes = [
  ...kindOf(
    'breaks a page of another app',
    {
      'the home page has lost its main words': [
        {
          file: 'mfe-marketing/src/expose/home-page.tsx',
          from: 'return (',
          to: 'if (!SERVER) return null;\n  return (',
        },
      ],
      'the home page throws while it is hydrated': [
        {
          file: 'mfe-marketing/src/expose/home-page.tsx',
          from: 'return (',
          to: `if (!SERVER) throw new Error('home');\n  return (`,
        },
      ],
    },
    { app: 'mfe-marketing', pages: ['/'] },
  ),
  ...kindOf(
    'breaks a part on pages of others',
    {
      'the contact section is gone': [
        {
          file: 'mfe-tools/src/features/contact/contact-section.tsx',
          from: "shape === 'page' ? <ContactSheet label={heading} /> : <HangingContact heading={heading} />",
          to: 'shape && heading ? null : null',
        },
      ],
      'the contact section covers its page': [
        {
          file: 'mfe-tools/src/features/contact/contact.module.css',
          add: '.right::before { content: ""; position: fixed; inset: 0; z-index: 9999; }',
        },
      ],
    },
    { app: 'mfe-tools', pages: ['/contact'] },
  ),
];

/** Releases of other apps than the blog the gate has to refuse. */
export const brokenElsewhere = [...forms, ...frame, ...remotes];
