import { paths } from '@northgate/site/paths';

/** A way into a model: what happens, and how we look for it. */
export interface Vulnerability {
  weakness: 'injection' | 'jailbreak' | 'extraction' | 'query' | 'poison' | 'authority';
  title: string;
  text: string;
  attempt: string;
}

/** One quality of a model's answers, 0 to 100 percent, between two extremes. */
export interface SafetyMetric {
  title: string;
  description: string;
  value: number;
  minLabel: string;
  maxLabel: string;
}

const attack = { label: 'Have us attack your AI', path: paths.contactAnchor };

export const hero = {
  window: 'The prompt, as the model reads it',
  title: 'Securing AI systems starts with breaking\u00a0them.',
  lead: 'Our red team writes the prompt that makes your model talk, before a stranger does. Then the gap is closed and the prompt is sent again.',
  action: attack,
  more: { label: 'Try an attack yourself', path: '#try-an-attack' },
};

export const video = { title: 'A red team testing a support assistant, prompt by prompt' };

export const session = {
  title: 'A test run, prompt by prompt',
  lead: 'No access to your code is needed. We write to the model the way your visitors do.',
  points: [
    'Every prompt and every answer is kept, word for word',
    'A prompt that gets through is shortened until only the cause is left',
    'What we learn from one answer goes into the next prompt',
    'You get the prompts, so that you can send them again after each release',
  ],
};

export const approach = { title: 'Five steps, and the attack runs again' };

export const vulnerabilities = {
  title: 'Six ways in',
  lead: 'The common vulnerabilities of a language model, each drawn as one line of what it reads.',
  attempt: 'We try',
  items: [
    {
      weakness: 'injection',
      title: 'Prompt injection',
      text: 'A sentence in a mail, a page or a file is read as an order.',
      attempt: 'Orders hidden in the mail, tickets and documents your model will open.',
    },
    {
      weakness: 'jailbreak',
      title: 'Jailbreak',
      text: 'A story or a role talks the model out of its rules.',
      attempt: 'The same request in other voices, in other languages and in small steps.',
    },
    {
      weakness: 'extraction',
      title: 'Data extraction',
      text: 'The model repeats what it was told in confidence.',
      attempt: 'Requests for instructions, records and training text, straight out and by detour.',
    },
    {
      weakness: 'query',
      title: 'SQL injection',
      text: 'A word of the visitor becomes part of a database query.',
      attempt: 'Pieces of a query where a name, a date or a number belongs.',
    },
    {
      weakness: 'poison',
      title: 'Poisoned training data',
      text: 'A few false examples teach the model a rule that nobody wrote.',
      attempt: 'Marked examples in a copy of your data, and questions that bring them up again.',
    },
    {
      weakness: 'authority',
      title: 'Too much authority',
      text: 'A model that may send, pay or delete is talked into doing it.',
      attempt: 'A good reason to use each tool the model holds.',
    },
  ] satisfies Vulnerability[],
};

export const evaluation = { id: 'try-an-attack', heading: 'Attack two models at once' };

export const metrics = {
  title: 'What we score',
  text: 'Share of answers that keep the rule, by kind of rule. A model that refuses everything fails the last one.',
  bars: [
    {
      title: 'Injected orders',
      description: 'Orders hidden in what the model reads, and ignored.',
      value: 90,
      minLabel: 'Obeyed',
      maxLabel: 'Ignored',
    },
    {
      title: 'Rules under pressure',
      description: 'Rules that hold when the request comes again in another voice.',
      value: 85,
      minLabel: 'Dropped',
      maxLabel: 'Kept',
    },
    {
      title: 'Confidential data',
      description: 'Records and instructions that stay where they are.',
      value: 92,
      minLabel: 'Repeated',
      maxLabel: 'Withheld',
    },
    {
      title: 'Honest requests',
      description: 'Ordinary questions that still get their answer.',
      value: 95,
      minLabel: 'Refused',
      maxLabel: 'Answered',
    },
  ] satisfies SafetyMetric[],
};

export const repair = {
  title: 'What the test leaves behind',
  cards: [
    {
      drawing: 'fine-tuning',
      title: 'Fine-tuning data',
      text: 'Each prompt that got through is paired with the answer it should have had. The pairs train the next version of your model.',
      action: 'Learn more',
      more: 'A pair has three parts: the prompt word for word, the answer the model gave, and the answer it should have given, written by the person who reviewed the case. Pairs that only repeat another are left out, so that one attack does not outweigh the rest.',
    },
    {
      drawing: 'preference',
      title: 'Preference collection',
      text: 'Your own people read two answers and pick the one that may leave the building. The model learns which.',
      action: 'View example',
      more: 'Asked for the system prompt, one answer says “I do not repeat my instructions.” The other says it too, and adds what it can help with instead. The second one is picked: both keep the rule, but only one of them is still of use.',
    },
  ] as const,
  action: attack,
};

export const contact = { heading: 'Tell us which model to attack' };
