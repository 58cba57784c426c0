import type { Brand } from '@northgate/site/brand';
import { solutionChoices, solutionsMenu, type SolutionChoice } from '@northgate/site/navigation';
import { paths } from '@northgate/site/paths';

/** A figure of the metrics strip; `unit` stands smaller behind the number. */
export interface Metric {
  value: string;
  unit: string;
  label: string;
}

/** A link with a drawing, a title and a line or two; `drawing` names a drawing of the kit. */
export interface Offer {
  title: string;
  text: string;
  path: string;
  drawing: string;
}

/** One stop on a scale bar; `days` is how long it lasts. */
export interface ScaleStep {
  day: string;
  days: number;
  title: string;
}

export const hero = {
  headline: ['We build your AI.', 'Then we try to break it.'],
  lead: (company: string) =>
    `${company} sets up enterprise AI infrastructure in seven days, trains models on your own data, and red-teams the result before your users meet it.`,
  action: 'Get Your AI Infrastructure',
  more: { label: 'See what we build', path: '#solutions' },
};

export const setupWeek = [
  { day: 'Day 1', days: 1, title: 'Survey' },
  { day: '2-3', days: 2, title: 'Install' },
  { day: '4-5', days: 2, title: 'Train' },
  { day: '6', days: 1, title: 'Attack' },
  { day: '7', days: 1, title: 'Hand over' },
] satisfies ScaleStep[];

export const heroDialog = {
  title: hero.action,
  text: 'Our 7-day setup runs from a survey of your site to a running system, trained on your data and attacked before it is handed over.',
  book: 'Book a Call',
  contact: { label: 'Contact Us', path: paths.contactAnchor },
  close: 'Close',
};

export const chatExamples = [
  'What happens in the seven days?',
  'Can it run on our servers?',
  'Which cameras do you support?',
];

/** Said from the press of the chat's button until the chat is there. */
export const chatOpening = 'The assistant is opening...';

export const chatAway = {
  text: 'The assistant is away.',
  link: { label: 'Ask us directly', path: paths.contact },
};

export const metrics = [
  { value: '50', unit: '+', label: 'AI models supported' },
  { value: '1,000', unit: '+', label: 'clients' },
  { value: '85', unit: '%', label: 'higher accuracy' },
  { value: '60', unit: '%', label: 'cost reduction' },
  { value: '3', unit: 'x', label: 'speed' },
  { value: '99.9', unit: '%', label: 'uptime SLA' },
] satisfies Metric[];

const capabilityTexts: [SolutionChoice['label'], string][] = [
  ['cctv', 'Weapon and loitering detection on the cameras you already own, with alerts in under 300 ms.'],
  ['cyber', 'Defensive and offensive work from the same people, with alerts triaged in about 8 minutes.'],
  ['redteam', 'We attack your language models with the prompts your users will eventually find.'],
  ['infra', 'Racks, models, monitoring and handover. Seven days to a running system.'],
];

export const capabilities = {
  title: 'We Do All Things AI',
  lead: 'One team for the cameras, the network, the models and the machines they run on.',
  more: 'Learn more',
  cards: (): Offer[] =>
    capabilityTexts.flatMap(([label, text]) =>
      solutionChoices()
        .filter((choice) => choice.label === label)
        .map(({ title, path, icon }) => ({ title, path, drawing: icon, text })),
    ),
};

export const strategy = {
  title: 'Cheating vs Strategy',
  lead: 'Your staff already use AI. The question is whose.',
  columns: ['Cheating', 'Strategy'],
  rows: [
    ['Pasting client files into a public chatbot', 'A private model that never leaves your network'],
    ['One person’s clever prompt', 'A shared knowledge base the whole team can query'],
    ['A confident answer, unchecked', 'Five agents that argue before they agree'],
    ['Finding the flaw after launch', 'Red-teaming before launch'],
  ],
  action: { label: 'Talk about your strategy', path: paths.contactAnchor },
} satisfies {
  columns: [string, string];
  rows: [string, string][];
  [text: string]: unknown;
};

const portfolioTexts: Record<string, string> = {
  infrastructure: 'From an empty rack to a running, secured system in one working week and a weekend.',
  models: 'Smaller, cheaper, and trained on your documents.',
  studio: 'VFX, marketing, graphics and video, directed by people and drawn by AI.',
  debate: 'Up to five agents, each with a persona, debate your question until they reach consensus.',
};

export const portfolio = {
  id: 'solutions',
  title: 'Four things we build',
  more: 'Learn more',
  /** Wide, narrow, narrow, wide. */
  sheets: (brand: Brand): Offer[] =>
    Object.entries(portfolioTexts).flatMap(([icon, text]) =>
      solutionsMenu(brand)
        .filter((item) => item.icon === icon)
        .map(({ title, path }) => ({ title, path, drawing: icon, text })),
    ),
};

export const industries = { title: 'Industries We Transform' };

export const guarantee = {
  title: 'It pays for itself within 12 months.',
  lead: 'ROI within 12 months is our guarantee: the return comes inside the first year.',
  months: 12,
  marks: ['Signature', '6 months', '12 months: return on investment'],
};

export const contact = { heading: 'Tell us what you need built, or what you need kept out.' };
