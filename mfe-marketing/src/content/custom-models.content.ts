import type { IndustryKey } from '@northgate/site/paths';
import type { NumberedStep } from './evaluation.content';

interface TitledText {
  title: string;
  text: string;
}

/** What a model does in one industry. */
interface Application {
  industry: IndustryKey;
  title: string;
  description: string;
  result: string;
}

export const hero = {
  title: 'A model small enough to own.',
  lead: 'We train a language model on your documents, in your words, and install it on a server you control.',
  action: { label: 'Request a Quote', path: '#quote' },
  more: { label: 'See where it can run', path: '#deployment' },
};

export const benefits = {
  title: 'What changes when it is yours',
  rows: [
    {
      value: '85',
      unit: '%',
      label: 'higher accuracy',
      title: 'It knows one subject: you',
      text: 'It has read your contracts, manuals and tickets, and is tested on questions your own people ask.',
    },
    {
      value: '60',
      unit: '%',
      label: 'cost reduction',
      title: 'A server instead of a meter',
      text: 'A small model answers on hardware you have paid for. Nobody bills you by the word.',
    },
    {
      value: '3',
      unit: 'x',
      label: 'speed',
      title: 'Less to compute, nowhere to travel',
      text: 'Fewer parameters, and no round trip to somebody else’s data centre.',
    },
  ],
};

export const features = {
  title: 'Four habits we train in',
  /** Wide, narrow, narrow, wide. */
  sheets: [
    {
      drawing: 'sources',
      title: 'It names its source',
      text: 'Each answer comes with the document and the paragraph it rests on, so that a person can check it.',
    },
    {
      drawing: 'limits',
      title: 'It knows where it ends',
      text: 'Asked about something outside its subject, it says so and hands over to a person.',
    },
    {
      drawing: 'words',
      title: 'It speaks your language',
      text: 'Part numbers, abbreviations and house style are learned, not explained in every prompt.',
    },
    {
      drawing: 'versions',
      title: 'It can be trained again',
      text: 'New documents make a new version. It replaces the old one only after passing the same tests.',
    },
  ] satisfies (TitledText & { drawing: 'sources' | 'limits' | 'words' | 'versions' })[],
};

export const applications = {
  title: 'Six places it earns its keep',
  items: [
    {
      industry: 'legal',
      title: 'Clause review',
      description: 'Reads a contract against your own playbook and marks what departs from it.',
      result: 'Lawyers start at the exceptions.',
    },
    {
      industry: 'healthcare',
      title: 'Letters and codes',
      description: 'Drafts referral letters and codes from notes, in the words your clinicians use.',
      result: 'Less typing after the last patient.',
    },
    {
      industry: 'finance',
      title: 'Policy questions',
      description: 'Answers staff from the policy in force, with its paragraph.',
      result: 'The same answer in every branch.',
    },
    {
      industry: 'manufacturing',
      title: 'Maintenance manuals',
      description: 'Turns a fault code into the next step, from the manuals on the shelf.',
      result: 'The night shift does not wait for the expert.',
    },
    {
      industry: 'retail',
      title: 'Product copy',
      description: 'Writes listings from supplier sheets in your house style.',
      result: 'A range is online the day it arrives.',
    },
    {
      industry: 'logistics',
      title: 'Customs papers',
      description: 'Checks declarations against the goods and names what is missing.',
      result: 'Loads leave with their papers complete.',
    },
  ] satisfies Application[],
};

export const deployment = {
  id: 'deployment',
  title: 'Three places it can run',
  columns: ['Option', 'The model runs on', 'Your data', 'Choose it when'],
  options: [
    {
      title: 'On premises',
      cells: [
        'Server nodes in your own rack',
        'Stays in the building',
        'Records may not leave the site, or the line to the outside is thin.',
      ],
    },
    {
      title: 'Private cloud',
      cells: [
        'A data centre you control',
        'Stays in your account',
        'Several sites share one model, or you would rather not keep a rack.',
      ],
    },
    {
      title: 'On the device',
      cells: [
        'Workstations, vehicles and handhelds',
        'Stays on the machine',
        'People work where there is no network, and the answer cannot wait for one.',
      ],
    },
  ],
};

export const process = {
  title: 'From your documents to your model',
  step: 'Step',
  steps: [
    {
      number: 1,
      title: 'Collect',
      description: 'We agree on what the model must know, and gather the documents that say it.',
    },
    {
      number: 2,
      title: 'Clean',
      description: 'Copies, personal data and old versions come out. Your people decide what stays.',
    },
    {
      number: 3,
      title: 'Train',
      description: 'A small base model learns from the rest, then answers the questions you set.',
    },
    {
      number: 4,
      title: 'Hand over',
      description: 'Red-teamed, measured and installed, with all you need to train it again.',
    },
  ] satisfies NumberedStep[],
};

export const quote = {
  heading: 'Request a Quote',
  away: 'The form is not available right now. Write or call, and tell us what the model should know.',
};
