/** What the page says. */
export const start = {
  path: '/sample',
  title: 'Sample',
  description: 'What this page is about, in a sentence or two, for search engines and for whoever shares it.',
  lead: 'What a visitor finds here, in one sentence.',
  /** What visitors may ask, in their words, with what the assistant answers; the page need not show it. */
  answers: [
    {
      ask: ['What is there under sample?', 'Which sample entries do you have?'],
      answer: 'The page Sample has three entries: a first, a second and a third.',
    },
  ],
  entries: [
    { title: 'First entry', text: 'What the first entry is.' },
    { title: 'Second entry', text: 'What the second entry is.' },
    { title: 'Third entry', text: 'What the third entry is.' },
  ],
};
