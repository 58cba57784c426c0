import { inFile, kindOf } from './campaign-case.js';

/** All pages a release changes, however many these are. */
const everyPage = Infinity;

/** One release of each app, whose pages are all rendered again, for the names of their files are others. */
export const harmlessEverywhere = [
  ...kindOf(
    'every page of an app',
    {
      'marketing: another word on one of them': inFile(
        'mfe-marketing/src/content/trust.content.ts',
        `title: 'Trust',`,
        `title: 'Trust and care',`,
      ),
    },
    { app: 'mfe-marketing', mostPages: everyPage },
  ),
  ...kindOf(
    'every page of an app',
    {
      'industries: another lead on one of them': inFile(
        'mfe-industries/src/content/legal.content.ts',
        'Our models read every page of the matter, mark the passages',
        'Our models read each page of the matter and mark the passages',
      ),
    },
    { app: 'mfe-industries', mostPages: everyPage },
  ),
  ...kindOf(
    'every page of an app',
    {
      'blog: another name of the topics': inFile(
        'mfe-blog/src/content/article.content.ts',
        `topics: 'Topics'`,
        `topics: 'About'`,
      ),
    },
    { app: 'mfe-blog', mostPages: everyPage },
  ),
  ...kindOf(
    'every page of an app',
    {
      'tools: another heading of the form': inFile(
        'mfe-tools/src/content/contact.content.ts',
        `formHeading: 'Send us a Message'`,
        `formHeading: 'Write to us'`,
      ),
    },
    { app: 'mfe-tools', mostPages: everyPage },
  ),
  ...kindOf(
    'every page of an app',
    {
      'chat: another prompt': inFile(
        'mfe-chat/src/content/chat.content.ts',
        `prompt: 'Ask our AI anything...'`,
        `prompt: 'Ask what you want to know...'`,
      ),
    },
    { app: 'mfe-chat', mostPages: everyPage },
  ),
  ...kindOf(
    'every page of an app',
    {
      'shell: another line in the footer': inFile(
        'shell/src/features/footer/footer.tsx',
        'End-to-end AI, built and secured for you. From setup',
        'End-to-end AI, built, secured and explained. From setup',
      ),
    },
    { app: 'shell', mostPages: everyPage },
  ),
];
