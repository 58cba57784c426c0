import { paths } from '@northgate/site/paths';
import type { FeatureKey } from './readiness-features.content';

interface Control {
  label: string;
  names: { less: string; more: string };
}

type Step = 'company-profile' | 'ai-features' | 'results';

interface ReadinessContent {
  title: string;
  intro: string;
  stepsLabel: string;
  steps: { key: Step; label: string; about: string; points: string[] }[];
  instead: { text: string; link: { label: string; path: string } };
  /** What the link beside a score carries into the contact form. */
  message: (score: number, people: string, level: string) => string;
  /** What is said of a typed number that the range does not have. */
  typed: (min: number, max: number, step: number) => string;
  companySize: Control & { spoken: (people: number) => string };
  readinessLevel: Control & { words: string[]; spoken: (level: number, words: string) => string };
  features: { legend: string; choices: Record<FeatureKey, { title: string; text: string }> };
  actions: Record<'next' | 'calculate' | 'back', string>;
  score: {
    label: string;
    /** Stands beneath the score until it has been computed. */
    stated: string;
    outOf: string;
    /** The score and what it says, as one sentence for screen readers. */
    spoken: (score: number, verdict: string) => string;
    verdict: Record<'well-positioned' | 'ready', string>;
  };
  working: {
    caption: string;
    base: string;
    level: string;
    levelNote: (level: number, weight: number, factor: string) => string;
    sizes: Record<'0.8' | '1' | '1.2', string>;
    features: string;
    featuresNote: (count: number, weight: number) => string;
    cap: string;
    total: string;
    stale: string;
  };
}

const levels = [
  'No AI in use yet',
  'First trials',
  'In use by one team',
  'In use by several teams',
  'Part of daily work',
];

const choices: Record<FeatureKey, { title: string; text: string }> = {
  'internal-tools': { title: 'Internal Tools', text: 'Assistants for your own staff, on your own data.' },
  'data-automation': {
    title: 'Data Automation',
    text: 'Records read, sorted and moved without retyping.',
  },
  'custom-slm': { title: 'Custom SLM', text: 'A small language model trained on your own texts.' },
  'workflow-automation': {
    title: 'Workflow Automation',
    text: 'Steps between systems that nobody carries by hand.',
  },
  'decision-support': {
    title: 'Decision Support',
    text: 'Options weighed and argued before you choose.',
  },
  'knowledge-base': {
    title: 'Knowledge Base',
    text: 'One place to ask what your documents already say.',
  },
};

export const readinessContent: ReadinessContent = {
  title: 'AI Readiness Calculator',
  intro: 'Three short steps give a score out of 100, and show how it is made.',
  stepsLabel: 'Steps of the calculator',
  steps: [
    {
      key: 'company-profile',
      label: 'Company Profile',
      about: 'How many people, and how far along with AI.',
      points: levels,
    },
    {
      key: 'ai-features',
      label: 'AI Features',
      about: 'What you want built, out of six.',
      points: Object.values(choices).map((choice) => choice.title),
    },
    {
      key: 'results',
      label: 'Results',
      about: 'A score, its parts, and what it says.',
      points: [
        '40 points for every company',
        '5 for each level, more in a large company and fewer in a small one',
        '7 for each AI feature',
        '100 at most',
      ],
    },
  ],
  instead: {
    text: 'Rather talk it through? Tell us the same three things, and we answer by email.',
    link: { label: 'Contact Us', path: paths.contact },
  },
  message: (score, people, level) =>
    `Your calculator gives us a readiness score of ${score} out of 100 (${people}, readiness level ${level}). We would like to talk about that.`,
  typed: (min, max, step) =>
    `From ${min} to ${max}${step > 1 ? `, in steps of ${step}` : ''}: the nearest number is taken.`,
  companySize: {
    label: 'Company size',
    names: { less: '10 fewer people', more: '10 more people' },
    spoken: (people) => `${people} people`,
  },
  readinessLevel: {
    label: 'Readiness level',
    names: { less: 'One level lower', more: 'One level higher' },
    words: levels,
    spoken: (level, words) => `${level} of 5: ${words}`,
  },
  features: {
    legend: 'What do you want built?',
    choices,
  },
  actions: { next: 'Next', calculate: 'Calculate Results', back: 'Back' },
  score: {
    label: 'Readiness score',
    stated: 'The score of a typical company, to start from. Yours is computed with your answers.',
    outOf: '/100',
    spoken: (score, verdict) => `Readiness score ${score} of 100. ${verdict}`,
    verdict: {
      'well-positioned': 'Your company is well-positioned to run AI of its own.',
      ready: 'Your company is ready for its first AI system.',
    },
  },
  working: {
    caption: 'How the score is made, in points',
    base: 'Every company',
    level: 'Readiness level',
    levelNote: (level, weight, factor) => `${level} × ${weight} × ${factor}`,
    sizes: {
      '0.8': '0.8 for up to 50 people',
      '1': '1 for 51 to 200 people',
      '1.2': '1.2 for more than 200 people',
    },
    features: 'AI features',
    featuresNote: (count, weight) => `${count} × ${weight}`,
    cap: 'Above 100, not counted',
    total: 'Score',
    stale:
      'This score does not come from the answers you have now. Press Calculate Results under AI Features, and the parts stand here.',
  },
};
