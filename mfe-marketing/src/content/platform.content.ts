import { paths } from '@northgate/site/paths';

/** A figure that reads as a sentence together with the words before and after it. */
export interface PlatformStat {
  before: string;
  value: string;
  unit?: string;
  after: string;
}

/** What the platform offers; `drawing` names the picture beside it. */
export interface PlatformFeature {
  drawing: 'models' | 'personas' | 'knowledge' | 'interventions' | 'analytics' | 'transcript';
  title: string;
  text: string;
}

/** One of the agents and what it does in the example debate. */
export interface Agent {
  name: string;
  part: string;
  text: string;
}

/** A decision worth a debate; `seats` are the agents it takes, 0 for Alpha to 4 for Epsilon. */
export interface UseCase {
  title: string;
  question: string;
  seats: number[];
}

export const platformAction = {
  label: (product: string) => `Open ${product}`,
  newTab: '(opens in a new tab)',
};

export const hero = {
  title: 'Five agents argue before they agree.',
  lead: (product: string) =>
    `Put a decision to ${product}. Up to 5 agents debate it in front of you, from the first proposal to consensus, and every step of the way stays on the record.`,
  round: 'Alpha proposes. Beta checks. Gamma objects. Delta counts the cost. Epsilon sums up.',
  more: { label: 'Talk to us first', path: paths.contactAnchor },
};

export const stats = [
  { before: 'Up to', value: '5', after: 'agents in one debate' },
  { before: 'Choose from', value: '50', unit: '+', after: 'models' },
  { before: 'An intervention every', value: '20', after: 'messages' },
  { before: 'Ready after a', value: '2', unit: ' minute', after: 'setup' },
] satisfies PlatformStat[];

export const features = {
  title: 'Set the table. Then let them argue.',
  /** Wide, narrow, narrow, wide, wide, narrow. */
  items: [
    {
      drawing: 'models',
      title: '50+ models',
      text: 'Give each agent a model of its own. Models that were trained apart disagree for better reasons than one model asked five times.',
    },
    {
      drawing: 'personas',
      title: 'Personas',
      text: 'Write who each agent is: what it knows, what it wants and what it distrusts.',
    },
    {
      drawing: 'knowledge',
      title: 'Knowledge-base upload',
      text: 'Upload the contracts, reports and minutes the decision rests on. The agents argue from those.',
    },
    {
      drawing: 'interventions',
      title: 'An intervention every 20 messages',
      text: 'Every 20 messages it is your turn. Correct a premise, add a fact, or let them go on.',
    },
    {
      drawing: 'analytics',
      title: 'Analytics',
      text: 'See where each agent started, who moved whom, and the message at which they met.',
    },
    {
      drawing: 'transcript',
      title: 'Transcript export',
      text: 'Take the whole debate with you, message by message, for the minutes or the file.',
    },
  ] satisfies PlatformFeature[],
};

export const agentToAgent = {
  title: 'Agents answer agents.',
  lead: 'Nobody prompts between two messages. Each agent reads what the others said and replies to one of them, until a claim stands or falls.',
  note: 'The parts are an example. The personas are yours to write.',
  agents: [
    {
      name: 'Alpha',
      part: 'proposes',
      text: 'Puts the first answer on the table and says what it rests on.',
    },
    {
      name: 'Beta',
      part: 'checks',
      text: 'Asks where a claim comes from and looks for it in your documents.',
    },
    { name: 'Gamma', part: 'objects', text: 'Takes the other side, most of all when everybody agrees.' },
    { name: 'Delta', part: 'counts the cost', text: 'Says what each option takes and what it rules out.' },
    { name: 'Epsilon', part: 'sums up', text: 'Writes down what is settled and what is still open.' },
  ] satisfies Agent[],
};

export const maxMode = {
  title: 'MAX mode fills every seat.',
  lead: 'Most questions need three voices. For the others, seat everybody.',
  debate: {
    title: 'A debate',
    seats: [0, 2, 3],
    points: [
      'As many agents as the question needs',
      'One model for all, or one each',
      'An intervention every 20 messages',
    ],
  },
  max: {
    title: 'MAX mode',
    seats: [0, 1, 2, 3, 4],
    points: [
      'All five: Alpha, Beta, Gamma, Delta and Epsilon',
      'A different model for each, out of 50+',
      'Every persona and every document in play',
    ],
  },
};

export const useCases = {
  title: 'Six decisions worth an argument',
  items: [
    {
      title: 'Entering a market',
      question: 'Which country comes first, and what would make us leave it again?',
      seats: [0, 2, 3],
    },
    {
      title: 'Choosing a supplier',
      question: 'Every bid has a weakness. Which one can we live with?',
      seats: [1, 2, 3],
    },
    {
      title: 'Approving a budget',
      question: 'Do we fund this now, later or not at all?',
      seats: [0, 2, 3, 4],
    },
    {
      title: 'Writing a policy',
      question: 'Whom does this rule hurt, and did we mean it to?',
      seats: [0, 1, 2, 4],
    },
    {
      title: 'Reviewing an incident',
      question: 'What failed first, and what only looked as if it did?',
      seats: [1, 2, 4],
    },
    {
      title: 'Planning a product',
      question: 'What do we stop building so that this can ship?',
      seats: [0, 1, 2, 3, 4],
    },
  ] satisfies UseCase[],
};

export const contact = { heading: 'Bring us the decision you keep postponing.' };
