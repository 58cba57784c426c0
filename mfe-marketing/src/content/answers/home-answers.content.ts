import { answered, type PageAnswer } from '@northgate/contracts/page-answer';
import type { Brand } from '@northgate/site/brand';
import { entryWith } from '@northgate/site/entry-with';
import { capitalised, solutionChoices, solutionsMenu } from '@northgate/site/navigation';
import { industryKeys } from '@northgate/site/paths';
import { inWords } from '@northgate/site/sentences';
import { capabilities, guarantee, hero, industries, metrics, portfolio, strategy } from '../home.content';

const figure = (label: string) => {
  const { value, unit } = entryWith(metrics, 'label', label);
  return `${value}${unit}`;
};

export const homeAnswers = (brand: Brand): PageAnswer[] => [
  answered(
    [
      'What does your company do?',
      'Tell me about your company',
      'What is this website about?',
      'What are you selling?',
      'Explain your business to me',
      'what is this',
      'summary of your services',
      `What is ${brand.company.name}?`,
      'Who are you and what services do you offer?',
      'Which products and solutions do you have?',
      'In one sentence, what is it that you people make?',
    ],
    `${hero.lead(brand.company.name)} We also build ${inWords(solutionsMenu(brand).map(({ title }) => title))}.`,
    portfolio.title,
  ),
  answered(
    [
      'How many clients do you have?',
      'How many customers do you have?',
      'How many businesses do you serve?',
      'size of your client base',
      'how many customers',
      'Number of customers',
      'How many companies work with you?',
    ],
    `${figure('clients')} clients. The site does not name them.`,
  ),
  answered(
    [
      'When does it pay for itself?',
      'When does it pay off?',
      'What if we do not see a return?',
      'Do you promise that it pays off?',
      'guaranteed return',
      'Do I get my investment back in a year?',
      'What do you guarantee about return on investment?',
      'Do you guarantee results?',
      'What is in it for us financially in the first year?',
      'ROI guarantee',
      'What if it does not pay off, is there a promise?',
    ],
    `${guarantee.title} ${guarantee.lead}`,
    guarantee.title,
  ),
  answered(
    [
      'Which figures do you claim: accuracy, cost, speed and uptime?',
      'What results do you promise?',
      'your numbers',
      'How good are you?',
      'What makes you special?',
      'Give me your strongest arguments',
      'Your results in figures',
      'Why should we choose you?',
      'Why should a board trust you rather than the big names?',
    ],
    `${metrics.map(({ value, unit, label }) => `${capitalised(label)}: ${value}${unit}`).join('\n')}\n${guarantee.lead}`,
  ),
  answered(
    [
      'Which industries do you work in?',
      'For which businesses do you work?',
      'sectors',
      'Do you have something for my trade?',
      'your target industries',
      'Do you know our sector? List of industries',
    ],
    `${inWords(industryKeys.map((key, at) => (at === 0 ? capitalised(key) : key)))}. Each has a page of its own.`,
    industries.title,
  ),
  answered(
    [
      'Which security products do you have?',
      'What do you offer in security?',
      'all security services',
      'cameras, network and AI safety',
      'Security offerings in one list',
      'Do you do both cameras and cybersecurity?',
    ],
    capabilities
      .cards()
      .map(({ title, text }) => `${title}: ${text}`)
      .join('\n'),
    capabilities.title,
  ),
  answered(
    [
      'What is the difference between cheating and strategy?',
      'Our employees use ChatGPT secretly',
      'Is it bad that staff copy secrets into a public AI?',
      'shadow AI',
      'Our staff paste files into a public chatbot, what is the alternative?',
      'Public chatbot or private model for our staff?',
    ],
    strategy.rows.map(([cheating, better]) => `${cheating}? ${better}.`).join('\n'),
    strategy.title,
  ),
  answered(
    [
      'How do we get our AI infrastructure, and where do we begin?',
      'We are interested, how do we go on?',
      'How do I become a customer?',
      'How does it start?',
      'I want to order',
      'How do I sign up with you?',
      'How do I start?',
      'How can we get started with you?',
      'What is the first step?',
      'What do we do next if we are interested?',
    ],
    `Choose “${hero.action}” on the home page, write to ${brand.email} or book a call: ${brand.bookingUrl}.`,
  ),
  answered(
    [
      'Can you do cameras, network, models and machines from one company?',
      'Do you do everything yourselves?',
      'all from one source',
      'One supplier for everything: overview of capabilities',
    ],
    `Yes. ${capabilities.lead} That is ${inWords(solutionChoices().map(({ title }) => title))}.`,
    capabilities.title,
  ),
];
