/** What stands for a capability in the about card. */
export type CapabilityIcon = 'server' | 'shield' | 'camera' | 'model';

interface ArticleContent {
  back: string;
  publishedBy: string;
  topics: string;
  contents: string;
  share: { label: string; copied: string; copiedText: string };
  /** The button beside a piece of code, and what a toast says after it. */
  copy: { label: string; copied: string; codeCopied: string };
  tableLabel: string;
  loading: string;
  missing: { title: string; text: string };
  about: {
    /** Stands before the company's name. */
    title: string;
    text: string;
    action: string;
    capabilities: { icon: CapabilityIcon; title: string; text: string }[];
  };
  /** Above articles about the same. */
  related: string;
  /** The articles after and before one in time. */
  ways: { label: string; newer: string; older: string };
  all: string;
}

export const article = {
  back: 'Back to Blog',
  publishedBy: 'Published by',
  topics: 'Topics',
  share: {
    label: 'Share',
    copied: 'Link copied',
    copiedText: 'The address of this article is on your clipboard.',
  },
  contents: 'Contents',
  copy: { label: 'Copy', copied: 'Code copied', codeCopied: 'It is on your clipboard.' },
  tableLabel: 'Table',
  loading: 'Loading article',
  missing: {
    title: 'Article Not Found',
    text: "The article you're looking for doesn't exist or has been moved.",
  },
  about: {
    title: 'About',
    text: 'We build enterprise AI systems and test them the way an attacker would.',
    action: 'Get Expert Consultation',
    capabilities: [
      { icon: 'server', title: 'AI infrastructure', text: 'Set up in seven days' },
      { icon: 'shield', title: 'Red teaming', text: 'For language models' },
      { icon: 'camera', title: 'CCTV security', text: 'Alerts under 300 ms' },
      { icon: 'model', title: 'Custom models', text: 'Trained on your data' },
    ],
  },
  related: 'More on this',
  ways: { label: 'More articles', newer: 'Newer article', older: 'Older article' },
  all: 'View All Articles',
} satisfies ArticleContent;
