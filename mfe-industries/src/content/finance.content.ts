import type { IndustryContent } from './industry-content';

export const finance = {
  industry: 'finance',
  meta: {
    title: 'AI for Finance and Insurance',
    description:
      'Fraud, underwriting, compliance and risk for banks and insurers: 95% faster fraud alerts and 70% faster underwriting decisions.',
    ask: [
      'How do banks detect fraud in card payments and transfers?',
      'Automated underwriting for insurers: quicker policies and quotes',
      'Credit scoring, lending and portfolio risk analytics',
      'Compliance audits, anti-money-laundering and reports to the regulator',
      'Fake accounts, identity theft and suspicious transactions',
      'What do you do for banks, insurance companies and fintechs?',
    ],
  },
  hero: {
    title: 'Most fraud looks like an ordinary Tuesday.',
    intro:
      'In finance and insurance, every payment, policy and claim looks normal until one does not. Our models find that one, price the rest, and write down why.',
    ground: 'tide',
    plateSide: 'right',
  },
  metrics: [
    { number: 95, label: 'faster fraud alerts', change: 'less' },
    { number: 70, label: 'faster underwriting decisions', change: 'less' },
    { number: 80, label: 'less manual audit work', change: 'less' },
    { number: 45, label: 'less time to a risk report', change: 'less' },
  ],
  solutions: {
    heading: 'From the payment to the report',
    text: 'For banks and insurers. Each decision carries its reasons, and a person can overrule it.',
    items: [
      {
        icon: 'fraud',
        title: 'Fraud detection',
        description: 'Scores payments and claims as they arrive and holds the few that do not fit.',
        features: ['Payment scoring', 'Claim patterns', 'Account rings', 'Case files'],
      },
      {
        icon: 'underwriting',
        title: 'Automated underwriting',
        description: 'Reads the file, checks it against your rules and sends the doubtful ones to a desk.',
        features: ['Document reading', 'Your own rules', 'Referral reasons', 'Price bands'],
      },
      {
        icon: 'audit',
        title: 'Compliance auditing',
        description: 'Tests every entry instead of a sample and keeps the evidence with the finding.',
        features: ['Full-ledger tests', 'Missing approvals', 'Rule mapping', 'Evidence trail'],
      },
      {
        icon: 'risk',
        title: 'Risk analytics',
        description: 'Recalculates exposure as the book changes, and shows which change did it.',
        features: ['Exposure by segment', 'Stress scenarios', 'Early warnings', 'Drivers named'],
      },
    ],
  },
  applications: {
    heading: 'Three desks at work',
    items: [
      {
        scene: 'payment-ring',
        title: 'Payment desk of a bank',
        description: 'Five accounts pass the same sum round in a ring. The ring is held, not the customers.',
        result: '95% faster fraud alerts',
      },
      {
        scene: 'underwriting-file',
        title: 'Underwriting desk of an insurer',
        description:
          'Plain files are decided while the applicant waits. Doubtful ones reach a person with notes.',
        result: '70% faster underwriting decisions',
      },
      {
        scene: 'entry-trail',
        title: 'Internal audit',
        description: 'An entry without its approval is found in the week it was made.',
        result: '80% less manual audit work',
      },
    ],
  },
  schedule: {
    after: 'applications',
    heading: 'The life of one claim',
    text: 'An example, from the call to the payment: what the rules ask, what people decide, and what the model does in between.',
    scale: ['Reported', 'Read', 'Checked', 'Decided', 'Paid', 'Audited'],
    names: { plan: 'As the rules ask', work: 'Decided by people', model: 'Done by the model' },
    rows: [
      {
        name: 'Papers',
        text: 'Everything that came in is read and laid beside the policy.',
        spans: [{ from: 16, to: 32, look: 'model' }],
      },
      {
        name: 'Pattern',
        text: 'Four claims share a garage and a telephone; a person looks at them together.',
        spans: [
          { from: 30, to: 44, look: 'model' },
          { from: 44, to: 54, look: 'work' },
        ],
      },
      {
        name: 'Decision',
        text: 'Signed by the person who is answerable, with the reasons written down.',
        spans: [{ from: 50, to: 66, look: 'work' }],
      },
      {
        name: 'Audit',
        text: 'The file is complete on the day it is closed.',
        spans: [
          { from: 66, to: 82, look: 'plan' },
          { from: 82, to: 100, look: 'model' },
        ],
      },
    ],
    articles: { label: 'Articles on banking', topic: 'banking' },
  },
  exhibit: {
    after: 'solutions',
    form: 'beside',
    ground: 'dry',
    heading: 'One Tuesday, opened',
    text: 'An example: four weeks of one account laid over each other. One of these payments was held, and these are its reasons.',
    notes: [
      {
        name: 'Nothing to see',
        text: 'The sum is ordinary and so is the hour. A rule about either lets it pass.',
      },
      {
        name: 'One device, five customers',
        text: 'The same telephone signs for five accounts that have never met. Four of them pay a moment later.',
      },
      {
        name: 'A payee without a past',
        text: 'The account was opened that morning. The payment waits; the customer is asked, not blocked.',
      },
    ],
  },
  closing: { heading: 'Bring us one quarter and one case that got through.' },
  contact: { heading: 'Tell us about your book' },
} satisfies IndustryContent;
