import type { Brand } from '@northgate/site/brand';
import { solutionChoices, solutionsMenu } from '@northgate/site/navigation';
import { paths } from '@northgate/site/paths';

/** A percentage, what it counts, and what its two ends mean. */
interface AccuracyMetric {
  title: string;
  description: string;
  value: number;
  minLabel: string;
  maxLabel: string;
}

/** A part of the installed system; `symbol` names its drawing. */
interface SolutionComponent {
  symbol: 'servers' | 'models' | 'security' | 'monitoring' | 'training';
  title: string;
  description: string;
  features: string[];
}

/** A package for one industry. */
export interface IndustryPackage {
  title: string;
  description: string;
  features: string[];
  securityLevel: 'Maximum' | 'High' | 'Medium';
}

/** One line of an upgrade; with a `path` it is a link. */
export interface UpgradeItem {
  title: string;
  path?: string;
}

export const hero = {
  title: 'Seven days to a running system.',
  lead: 'Racks, models, monitoring and training, set up in your building within one week. On day 6 we attack it. On day 7 it is yours.',
  action: { label: 'Plan your seven days', path: paths.contactAnchor },
  more: { label: 'Check your readiness', path: '#readiness' },
};

/** The setup week; `day` is a number or range, `days` how long the step lasts. */
export const week = {
  label: 'The seven days',
  steps: [
    {
      step: 'survey',
      day: '1',
      days: 1,
      title: 'Survey',
      description: 'We measure the room: space, power, cooling, network, and who may enter.',
    },
    {
      step: 'install',
      day: '2-3',
      days: 2,
      title: 'Install',
      description:
        'Server nodes go into the rack, are cabled and run under load before anything is put on them.',
    },
    {
      step: 'train',
      day: '4-5',
      days: 2,
      title: 'Train',
      description: 'A model learns from the documents you choose. They do not leave the building.',
    },
    {
      step: 'attack',
      day: '6',
      days: 1,
      title: 'Attack',
      description: 'Our red team tries to get in, through the network and through the prompt.',
    },
    {
      step: 'hand-over',
      day: '7',
      days: 1,
      title: 'Hand over',
      description: 'Your people run it, with us beside them. You keep the keys.',
    },
  ] satisfies {
    step: 'survey' | 'install' | 'train' | 'attack' | 'hand-over';
    day: string;
    days: number;
    title: string;
    description: string;
  }[],
};

export const benefits = {
  title: 'What a week buys',
  cards: [
    {
      value: '7',
      unit: ' days',
      title: 'From survey to running',
      text: 'One team does the room, the machines, the models and the attack. Nothing waits for somebody else.',
    },
    {
      value: '12',
      unit: ' months',
      title: 'Until it has paid for itself',
      text: 'ROI within 12 months: the return comes inside the first year.',
    },
    {
      value: '99.9',
      unit: '%',
      title: 'Uptime SLA',
      text: 'Written into the contract, and watched by the monitoring that stays with you.',
    },
  ],
};

export const components = {
  title: 'What stands there afterwards',
  items: [
    {
      symbol: 'servers',
      title: 'Servers',
      description: 'Sized from the survey and installed in your rack, with room left for the next node.',
      features: ['Compute nodes', 'Storage', 'Power and cooling plan'],
    },
    {
      symbol: 'models',
      title: 'Models',
      description:
        '50+ models are supported. Yours are picked by task and can be changed without moving the data.',
      features: ['Open and commercial models', 'A small model of your own', 'One interface for all'],
    },
    {
      symbol: 'security',
      title: 'Security',
      description: 'Defence and attack by the same people: the network, the machines and the prompts.',
      features: ['Network perimeter', 'Access by role', 'Prompt and answer filters'],
    },
    {
      symbol: 'monitoring',
      title: 'Monitoring',
      description: 'Load, answers and attempted attacks on one screen, with alerts to whoever is on duty.',
      features: ['Health and load', 'Answer quality', 'Record of attempts'],
    },
    {
      symbol: 'training',
      title: 'Training',
      description: 'Your staff runs the system on day 7, with a runbook written for your site.',
      features: ['Operators', 'Everyday users', 'Runbook'],
    },
  ] satisfies SolutionComponent[],
};

const menuTitle = (brand: Brand, path: string): string =>
  [...solutionsMenu(brand), ...solutionChoices()].find((item) => item.path === path)?.title ?? path;

const linkTo = (brand: Brand, path: string): UpgradeItem => ({ title: menuTitle(brand, path), path });

export const upgrades = {
  title: 'Three ways to add to it',
  lead: 'Each goes onto the system you have. Nothing is torn out.',
  /** The first sheet is the wide one. */
  categories: (
    brand: Brand,
  ): { symbol: 'capacity' | 'models' | 'security'; title: string; text: string; items: UpgradeItem[] }[] => [
    {
      symbol: 'capacity',
      title: 'Capacity',
      text: 'More nodes in the rack, more racks on the floor, or a second site that takes over when the first is down.',
      items: [{ title: 'Further nodes' }, { title: 'Longer storage' }, { title: 'Standby site' }],
    },
    {
      symbol: 'models',
      title: 'Models',
      text: 'One trained on your documents, or five that argue before they agree.',
      items: [linkTo(brand, paths.customModels), linkTo(brand, paths.platform(brand))],
    },
    {
      symbol: 'security',
      title: 'Security',
      text: 'Cameras, network and prompts, watched from the same rack.',
      items: [paths.cctv, paths.cybersecurity, paths.redTeaming].map((path) => linkTo(brand, path)),
    },
  ],
};

export const readiness = {
  heading: 'AI Readiness Calculator',
  away: 'The calculator is not available right now. Tell us your size and your plans, and we send you the score.',
  link: { label: 'Ask for your score', path: paths.contactAnchor },
};

export const packages = {
  title: 'Packages, by what is at stake',
  columns: ['Package', 'Security level', 'What is in it'],
  /** From low to high, as the gauge shows them. */
  levels: ['Medium', 'High', 'Maximum'] satisfies IndustryPackage['securityLevel'][],
  items: [
    {
      title: 'Government',
      description: 'Ministries, agencies and public records.',
      securityLevel: 'Maximum',
      features: [
        'No line to outside networks',
        'Access by clearance',
        'Red-teaming before every change of model',
        'An audit trail nobody can edit',
      ],
    },
    {
      title: 'Banking',
      description: 'Branches, payments and client files.',
      securityLevel: 'Maximum',
      features: [
        'Keys held by the bank alone',
        'Separate roles for operators and auditors',
        'Fraud patterns learned on site',
        'Red-teaming before every change of model',
      ],
    },
    {
      title: 'Hospitality',
      description: 'Hotels, venues and their guests.',
      securityLevel: 'Medium',
      features: [
        'Guest records kept apart from the assistant',
        'Cameras at entrances and behind the house',
        'Answers in the guest’s language',
      ],
    },
    {
      title: 'Manufacturing',
      description: 'Plants, designs and machine data.',
      securityLevel: 'High',
      features: [
        'Office and plant networks kept apart',
        'Designs stay on the site',
        'Keeps running when the outside line is cut',
      ],
    },
  ] satisfies IndustryPackage[],
};

export const accuracy = {
  title: 'How often the guard is right',
  text: 'Accuracy of the four security capabilities in every installation.',
  metrics: [
    {
      title: 'Threat detection',
      description: 'Break-ins that raise an alert, through the network or the door.',
      value: 98,
      minLabel: 'Missed',
      maxLabel: 'Detected',
    },
    {
      title: 'Access anomalies',
      description: 'Sign-ins that do not fit the person or the place.',
      value: 95,
      minLabel: 'Unnoticed',
      maxLabel: 'Noticed',
    },
    {
      title: 'Prompt and answer filtering',
      description: 'Texts that break a rule and are held back.',
      value: 99,
      minLabel: 'Let through',
      maxLabel: 'Stopped',
    },
    {
      title: 'Incident classification',
      description: 'Incidents that reach the right desk the first time.',
      value: 92,
      minLabel: 'Misfiled',
      maxLabel: 'Filed right',
    },
  ] satisfies AccuracyMetric[],
};

export const roi = {
  heading: 'Security Investment ROI Calculator',
  away: 'The calculator is not available right now. Tell us how many cameras and guards you have, and we work it out for you.',
  link: { label: 'Send us the numbers', path: paths.contactAnchor },
};

/** The band in which the system is attacked; its parts under their short names. */
export const proof = {
  title: 'Attacked before it is handed over',
  text: 'Day 6 of the week, in four parts: try the attacks, see how we go about them, and read what comes of it.',
  tabs: { demo: 'Try it', process: 'Five steps', accuracy: 'The guard', metrics: 'The model' },
};

export const safetyDemo = { heading: 'AI safety demo: one prompt, two answers' };

export const evaluationMetrics = {
  title: 'Evaluation metrics',
  lead: 'Attacks answered the way the rules ask, by kind of attack.',
  metrics: [
    { title: 'Security accuracy, data extraction', value: 98 },
    { title: 'Security accuracy, SQL injection', value: 95 },
    { title: 'Security accuracy, jailbreak', value: 99 },
    { title: 'Security accuracy, all attacks repeated', value: 97 },
  ],
};

export const contact = { heading: 'Show us the room. We tell you what fits in it.' };
