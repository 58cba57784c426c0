import { atEnd, inFile, kindOf } from './campaign-case.js';

const marketing = (page: string) => ({ app: 'mfe-marketing' as const, pages: [page] });
const content = (file: string, from: string, to: string) =>
  inFile(`mfe-marketing/src/content/${file}.content.ts`, from, to);
const feature = (file: string) => `mfe-marketing/src/features/${file}`;
const paragraph = 'A paragraph about what is new here and why somebody may want to read it.';

const home = kindOf(
  'marketing',
  {
    'another headline': content('home', `'We build your AI.'`, `'We build AI for you.'`),
    'another example question': content(
      'home',
      `'Can it run on our servers?'`,
      `'Does it run in our building?'`,
    ),
    'a new section': inFile(
      feature('home/home-sections.tsx'),
      '<StrategySection />',
      `<section style={{ maxWidth: 1200, margin: '0 auto', padding: 24 }}><h2>What is new</h2><p>${paragraph}</p></section>\n      <StrategySection />`,
    ),
    'sections in another order': inFile(
      feature('home/home-sections.tsx'),
      '<StrategySection />\n      <PortfolioSection />',
      '<PortfolioSection />\n      <StrategySection />',
    ),
    'a section less': inFile(feature('home/home-sections.tsx'), '      <StrategySection />\n', ''),
    'more room below the opening': atEnd(
      feature('home/hero-section.module.css'),
      '.hero { padding-bottom: 64px; }',
    ),
  },
  marketing('/'),
);

const marketingPages = [
  ...kindOf(
    'marketing',
    {
      'another title of the search': content('search', `title: 'Search'`, `title: 'Search this site'`),
      'another word on the button of the search': content('search', `send: 'Search'`, `send: 'Find'`),
    },
    marketing('/search'),
  ),
  ...kindOf(
    'marketing',
    {
      'another lead of the contact page': content(
        'contact',
        'Half an hour with an engineer.',
        'Thirty minutes with an engineer.',
      ),
      'a new icon on the contact page': inFile(
        feature('contact/head-section.tsx'),
        '<Icon of={Mail} />',
        '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true"><path d="M3 6h18v12H3z M3 6l9 7 9-7" /></svg>',
      ),
    },
    marketing('/contact'),
  ),
];

const industries = [
  ...kindOf(
    'industries',
    {
      'another title': inFile(
        'mfe-industries/src/content/legal.content.ts',
        `title: 'The clause that costs you is never on page one.'`,
        `title: 'The clause that costs you hides behind page one.'`,
      ),
      'another tint': atEnd(
        'mfe-industries/src/features/legal/hero-section.module.css',
        '.hero { background: rgb(120 120 120 / 0.08); }',
      ),
      'a section less on the page': inFile(
        'mfe-industries/src/features/legal/legal-sections.tsx',
        '    <FeaturesSection {...legal.featureGroups} />\n',
        '',
      ),
      'a new section of the page': inFile(
        'mfe-industries/src/features/legal/legal-sections.tsx',
        '    <FeaturesSection {...legal.featureGroups} />\n',
        `    <FeaturesSection {...legal.featureGroups} />\n    <section style={{ maxWidth: 1200, margin: '0 auto', padding: 24 }}><h2>What is new</h2><p>${paragraph}</p></section>\n`,
      ),
    },
    { app: 'mfe-industries', pages: ['/industries/legal'] },
  ),
  ...kindOf(
    'industries',
    {
      'other figures': inFile(
        'mfe-industries/src/content/finance.content.ts',
        `{ number: 95, label: 'faster fraud alerts', change: 'less' }`,
        `{ number: 94, label: 'faster alerts of fraud', change: 'less' }`,
      ),
      'another order of sections': inFile(
        'mfe-industries/src/features/industry/industry-sections.tsx',
        "      <MetricsSection metrics={content.metrics} note={content.metricsNote} />\n      {ownAfter('metrics')}\n",
        "      {ownAfter('metrics')}\n      <MetricsSection metrics={content.metrics} note={content.metricsNote} />\n",
      ),
    },
    { app: 'mfe-industries', pages: ['/industries/finance'] },
  ),
];

const tools = [
  ...kindOf(
    'tools',
    {
      'another word on the button': inFile(
        'mfe-tools/src/content/contact.content.ts',
        `idle: 'Send Message'`,
        `idle: 'Send it'`,
      ),
      'other thanks': inFile(
        'mfe-tools/src/content/contact.content.ts',
        `heading: 'Thank you!'`,
        `heading: 'We have it.'`,
      ),
      'another label of a field': inFile(
        'mfe-tools/src/content/contact.content.ts',
        `label: 'Company', type`,
        `label: 'Company or institution', type`,
      ),
      'a higher field': inFile('mfe-tools/src/features/contact/contact-fields.tsx', 'rows={4}', 'rows={7}'),
      'another tint of the form': atEnd(
        'mfe-tools/src/features/contact/contact.module.css',
        '.right { background: rgb(120 120 120 / 0.06); }',
      ),
    },
    { app: 'mfe-tools', pages: ['/contact'] },
  ),
  ...kindOf(
    'tools',
    {
      'another name of the calculator': inFile(
        'mfe-tools/src/content/roi.content.ts',
        `show: 'Show ROI Calculator'`,
        `show: 'Compute what you save'`,
      ),
    },
    { app: 'mfe-tools', pages: ['/cctv-security'] },
  ),
];

const chat = kindOf(
  'chat',
  {
    'another title of its region': inFile(
      'mfe-chat/src/content/chat.content.ts',
      `region: 'AI assistant'`,
      `region: 'Assistant'`,
    ),
    'a higher bar': atEnd(
      'mfe-chat/src/features/inline-chat/chat-bar.module.css',
      '.bar { min-height: 96px; }',
    ),
    'another greeting': inFile(
      'mfe-chat/src/content/chat.content.ts',
      'How can I help you today?',
      'What would you like to know?',
    ),
    'one example instead of two': inFile(
      'mfe-chat/src/features/inline-chat/chat-bar.tsx',
      'examples.slice(0, 2)',
      'examples.slice(0, 1)',
    ),
  },
  { app: 'mfe-chat', pages: ['/'] },
);

const shell = [
  ...kindOf(
    'shell',
    {
      'another name in the header': inFile(
        'shell/src/features/header/header.tsx',
        '>AI Insights</Item>',
        '>Insights</Item>',
      ),
      'another icon in the header': inFile(
        'shell/src/features/header/header.tsx',
        '<Icon of={Search} />',
        '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true"><circle cx="10" cy="10" r="6" /><path d="M15 15l6 6" /></svg>',
      ),
      'a higher header': atEnd('shell/src/features/header/header.module.css', '.bar { min-height: 84px; }'),
      'more room in the footer': atEnd(
        'shell/src/features/footer/footer.module.css',
        '.footer { padding-bottom: 64px; }',
      ),
      'another link in the footer': inFile(
        'shell/src/features/footer/footer.tsx',
        '{[...moreMenu(), ...links.end, trustLink].map',
        `{[...moreMenu(), ...links.end, trustLink, { title: 'Search', path: paths.search }].map`,
      ),
    },
    { app: 'shell', pages: ['/blog', '/'] },
  ),
  ...kindOf(
    'shell',
    {
      'another way home from an unknown page': inFile(
        'shell/src/features/fallback-page/fallback-page.tsx',
        '              Home\n',
        '              To the beginning\n',
      ),
    },
    { app: 'shell', pages: ['/404'] },
  ),
];

/** Changes of the other apps as teams make them. */
export const harmlessElsewhere = [...home, ...marketingPages, ...industries, ...tools, ...chat, ...shell];
