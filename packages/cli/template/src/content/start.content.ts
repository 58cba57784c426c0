/** What the page says. */
export const start = {
  path: '/sample',
  title: 'Sample',
  description: 'What this page is about, in a sentence or two, for search engines and for whoever shares it.',
  lead: 'What a visitor finds here, in one sentence.',
  /** Questions in visitors' words that lead the assistant here. */
  ask: ['What is there under sample?'],
  entries: [
    { title: 'First entry', text: 'What the first entry is.' },
    { title: 'Second entry', text: 'What the second entry is.' },
    { title: 'Third entry', text: 'What the third entry is.' },
  ],
};
