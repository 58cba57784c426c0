import { answered, type PageAnswer } from '@northgate/contracts/page-answer';
import { cameraCost, guardCost, readinessPoints } from '@northgate/site/calculator-figures';
import { entryWith } from '@northgate/site/entry-with';
import { inWords, lowerFirst } from '@northgate/site/sentences';
import type { Brand } from '@northgate/site/brand';
import { timeline as cameraTimeline } from '../cctv-security.content';
import {
  accuracy,
  benefits,
  components,
  evaluationMetrics,
  hero,
  packages,
  readiness,
  roi,
  safetyDemo,
  upgrades,
  week,
} from '../infrastructure.content';
import { stats as platformStats } from '../platform.content';

const card = (title: string) => entryWith(benefits.cards, 'title', title);
const value = (title: string) => `${card(title).value}${card(title).unit}`;
const component = (title: string) => entryWith(components.items, 'title', title);
const pack = (title: string) => entryWith(packages.items, 'title', title);
const level = (title: string) => pack(title).securityLevel.toLowerCase();
const contents = (title: string) => inWords(pack(title).features.map(lowerFirst));
const platformSetup = entryWith(platformStats, 'after', 'setup');
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const lineOf = ({ day, title, description }: (typeof week.steps)[number]) =>
  `Day ${day}, ${lowerFirst(title)}: ${lowerFirst(description)}`;

const dayNames = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** Words of visitors for the days of a step. */
const daysOf = (day: string): string[] => {
  const [first, last = first] = day.split('-');
  return [...new Set([first, last])].flatMap((one) => [
    `What happens on day ${one} of the setup?`,
    `What happens on day ${dayNames[Number(one)]}?`,
  ]);
};

const packageAnswers = packages.items.map(({ title, description, securityLevel, features }) =>
  answered(
    [
      `What is in the ${title} package?`,
      `What security level has the ${title.toLowerCase()} package?`,
      `A package for ${lowerFirst(description)}`,
      `And for ${description.toLowerCase()} what do you offer?`,
    ],
    `The ${title} package has the security level ${securityLevel.toLowerCase()}. In it: ${inWords(features.map(lowerFirst))}.`,
    packages.title,
  ),
);

export const infrastructureAnswers = (brand: Brand): PageAnswer[] => [
  answered(
    [
      'What is the complete AI infrastructure?',
      'Do you set up AI infrastructure and servers?',
      'What do we get in a week from an empty server room?',
      'Tell me about the infrastructure setup',
    ],
    `${hero.lead}`,
  ),
  answered(
    [
      'How long does the setup take?',
      'From contract to running system, how long does it take?',
      'How many days or weeks until we can work with it?',
      'How many days until the AI infrastructure is running?',
      'How fast can we get from nothing to a working AI system?',
      'Time to start and duration of the installation',
      'How quickly could we be up and running?',
      'When will it be finished if we start on Monday?',
    ],
    `${value('From survey to running')} from survey to running. ${card('From survey to running').text}`,
    card('From survey to running').title,
  ),
  answered(
    [
      'How long does a project take?',
      'How long does it take?',
      'How much time does a project need from start to finish?',
      'How long will it be until we have something?',
    ],
    `${value('From survey to running')} from survey to running for AI infrastructure; cameras are ${lowerFirst(cameraTimeline.title)} too. ${brand.product.name} is ready after a ${platformSetup.value}${platformSetup.unit} setup. For other work the site states no duration; ask us about yours: ${brand.email}.`,
    week.label,
  ),
  answered(
    [
      'What happens in the seven days?',
      'What do you do in the first week on site?',
      'What happens on each day of the setup, day by day?',
      'How does the seven day setup work?',
      'Which steps lie between the first call and going live?',
      'Timeline of the setup week',
    ],
    week.steps.map(lineOf).join('\n'),
    week.label,
  ),
  ...week.steps.map((step) =>
    answered(
      [
        ...daysOf(step.day),
        `Setup week, ${step.title.toLowerCase()}, day ${step.day}`,
        ...(step.day === '7' ? ['What happens on the last day?'] : []),
        ...(step.day === '1' ? ['What happens on the first day?'] : []),
      ],
      `Day ${step.day} is ${lowerFirst(step.title)}: ${lowerFirst(step.description)}`,
      step.title,
    ),
  ),
  answered(
    [
      'What uptime do you guarantee?',
      'How reliable is the system, how often is it down?',
      'Uptime SLA, availability and service level agreement',
      'Support and uptime',
      'Will the system stay up?',
      'How many nines of availability?',
    ],
    `The uptime SLA is ${value('Uptime SLA')}. ${card('Uptime SLA').text} Penalties and support hours are not stated on the site; they belong to your contract.`,
    card('Uptime SLA').title,
  ),
  answered(
    [
      'When does the investment pay for itself?',
      'Return on investment within the first year',
      'How soon is the money back, ROI?',
      'When do we earn back what we spent?',
      'In how many months has it paid for itself?',
    ],
    `Within ${value('Until it has paid for itself')}. ${card('Until it has paid for itself').text}`,
    card('Until it has paid for itself').title,
  ),
  answered(
    [
      'What is installed?',
      'What is put or bolted into our rack and server room?',
      'What stands in our data centre afterwards?',
      'Which components does the solution have: servers, models, security, monitoring, training?',
      'What hardware and software do you put into our data centre?',
    ],
    components.items.map(({ title, description }) => `${title}: ${lowerFirst(description)}`).join('\n'),
    components.title,
  ),
  answered(
    [
      'Which servers do you install?',
      'Do you provide GPU servers and compute nodes?',
      'How are the servers sized?',
    ],
    `${component('Servers').description} That covers ${inWords(component('Servers').features.map(lowerFirst))}. Makes and models of the hardware are not stated on the site; they follow from the survey.`,
    component('Servers').title,
  ),
  answered(
    [
      'How many models are supported?',
      'How many models does your infrastructure support?',
      'Which AI models does the infrastructure run?',
      'Open and commercial models',
    ],
    component('Models').description,
    component('Models').title,
  ),
  answered(
    ['How is the system monitored?', 'Monitoring, health, load and alerts'],
    component('Monitoring').description,
    component('Monitoring').title,
  ),
  answered(
    [
      'Will you train our staff?',
      'Who operates it when your people have left?',
      'Must we hire experts or machine learning people?',
      'Who runs the system after the handover, once you have gone home?',
      'How many people must we provide? Staff needed',
      'Do we need an IT department or experience with machine learning?',
      'Training and runbook for operators',
      'Nobody here has ever worked with AI, is that a problem?',
      'Who looks after everything once it is running?',
      'Do you teach our administrators how to run it?',
    ],
    `${component('Training').description} Training covers ${inWords(component('Training').features.map(lowerFirst))}. The site states no number of people you need.`,
    component('Training').title,
  ),
  answered(
    ['What security does the infrastructure have?', 'Access by role, network perimeter and filters'],
    `${component('Security').description} That covers ${inWords(component('Security').features.map(lowerFirst))}.`,
    component('Security').title,
  ),
  answered(
    [
      'Where is our data stored?',
      'Is everything on premises, on-prem or air-gapped, without a line to the internet?',
      'Does our data leave the building?',
      'Data location: on our premises, inside our firewall',
      'Why run AI in our own building rather than in a cloud?',
      'Can everything run on our own servers?',
      'Which country is our data kept in: EU, UK, India, Nigeria, USA? Data residency and sovereignty',
      'Do you keep customer data in the EU or in our country?',
      'Who can see our data, do you have access to it?',
      'Who holds the keys to our data?',
    ],
    `In your building: servers stand in your rack, and the model learns from documents that do not leave the building. You keep the keys.`,
    entryWith(week.steps, 'step', 'train').title,
  ),
  answered(
    [
      'Can we add capacity later?',
      'Does it scale when demand and the number of users grow or double?',
      'Which upgrades are there, can it grow, more nodes and computing power?',
      'Do you replace our existing system or extend it?',
      'We may want twice the computing power next year',
      'Three ways to add to it',
      'What if we outgrow it?',
    ],
    `${upgrades.lead}\n${upgrades
      .categories(brand)
      .map(({ title, text }) => `${title}: ${lowerFirst(text)}`)
      .join('\n')}`,
    upgrades.title,
  ),
  answered(
    [
      'Is there a second site when the first one fails?',
      'Standby site, failover and redundancy',
      'What if the building with the servers goes dark?',
    ],
    `A standby site can be added: ${lowerFirst(entryWith(upgrades.categories(brand), 'title', 'Capacity').text)}`,
    'Capacity',
  ),
  answered(
    [
      'Which packages do you have?',
      'Is there a bundle for public bodies, banks, hotels or factories?',
      'Packages by industry and their security levels',
      'Which package has the highest security level?',
      'Table of packages',
      'Which ready-made bundles do you offer by sector?',
    ],
    packages.items
      .map(
        ({ title, securityLevel, features }) =>
          `${title}: ${securityLevel.toLowerCase()}, ${inWords(features.map(lowerFirst))}`,
      )
      .join('\n'),
    packages.title,
  ),
  ...packageAnswers,
  answered(
    [
      'Which package is more secure, government or banking?',
      'Compare the government and the banking package',
    ],
    `Government: ${level('Government')}, ${contents('Government')}.\nBanking: ${level('Banking')}, ${contents('Banking')}.`,
    packages.title,
  ),
  answered(
    ['Compare the hospitality and the manufacturing package', 'Hotel package or factory package?'],
    `Hospitality: ${level('Hospitality')}, ${contents('Hospitality')}.\nManufacturing: ${level('Manufacturing')}, ${contents('Manufacturing')}.`,
    packages.title,
  ),
  answered(
    ['How accurate is the security of an installation?', 'Security capabilities in percent'],
    accuracy.metrics.map(({ title, value: percent }) => `${title}: ${percent}%`).join('\n'),
    accuracy.title,
  ),
  ...accuracy.metrics.map(({ title, description, value: percent }) =>
    answered(
      [`How accurate is ${lowerFirst(title)}?`, `${title} accuracy in percent`],
      `${title}: ${percent}% accuracy. ${description}`,
      accuracy.title,
    ),
  ),
  answered(
    [
      'Are we ready for AI?',
      'What is the AI readiness calculator?',
      'How is the readiness score made?',
      'How do I know whether our company is mature enough? Maturity score',
      'Points of the readiness score',
      'Is our firm far enough along to start with AI?',
      'Can I find out by myself in two minutes whether we are ready?',
    ],
    `The ${readiness.heading} on the page gives a score out of ${readinessPoints.most}: ${readinessPoints.base} points for every company, ${readinessPoints.level} for each readiness level (more in a large company, fewer in a small one) and ${readinessPoints.feature} for each AI feature you choose.`,
    readiness.heading,
  ),
  answered(
    [
      'Can I calculate the return of a security investment?',
      'What is the security ROI calculator on the infrastructure page?',
      'Is it the same calculator as on the camera page?',
    ],
    `Yes, with the ${roi.heading}. It counts the same rates as the one for cameras: ${dollars(guardCost)} a year for a guard and ${dollars(cameraCost)} for monitoring a camera.`,
    roi.heading,
  ),
  answered(
    [
      'How are models evaluated in the infrastructure?',
      'Evaluation metrics of attacks',
      'Security accuracy against data extraction, SQL injection and jailbreak',
    ],
    evaluationMetrics.metrics.map(({ title, value: percent }) => `${title}: ${percent}%`).join('\n'),
    evaluationMetrics.title,
  ),
  answered(
    ['Is there a safety demo of one prompt and two answers?', 'AI safety demo'],
    `Yes: “${safetyDemo.heading}” on the page lets you choose an attack and compare the protected with the vulnerable answer.`,
    safetyDemo.heading,
  ),
  answered(
    [
      'What is the difference between the infrastructure and only a custom model?',
      'Infrastructure setup or custom model?',
    ],
    `The infrastructure is the whole system, set up in your rack in ${value('From survey to running')}: ${inWords(components.items.map(({ title }) => lowerFirst(title)))}. A custom model is a language model trained on your documents that runs on it, or on any server you control.`,
    components.title,
  ),
  answered(
    ['How do you differ from a hosting provider?', 'Why not simply rent servers?'],
    `${card('From survey to running').text} ${entryWith(week.steps, 'step', 'attack').description}`,
    benefits.title,
  ),
];
