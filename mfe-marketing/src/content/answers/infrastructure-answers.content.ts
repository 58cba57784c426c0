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
      'We want AI in our own building',
      'Build us an AI system from scratch',
      'Everything needed to run AI in our company',
      'private AI for our company',
      'We want to use AI but have nothing yet',
      'turnkey AI',
      'Do you set up AI infrastructure and servers?',
      'What do we get in a week from an empty server room?',
      'Tell me about the infrastructure setup',
    ],
    `${hero.lead}`,
  ),
  answered(
    [
      'How long does the setup take?',
      'Are we live before the end of the month?',
      'live by next month',
      'Can you be ready by next week?',
      'How fast do you set up?',
      'When could we start using it?',
      'Is a week really enough?',
      'time until it works',
      'How many working days do you need in our server room?',
      'We are in a hurry, how quickly can we have AI?',
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
      'How much time should we plan?',
      'duration',
      'timeframe',
      'When do you deliver?',
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
      'Plan of the week',
      'How does the installation go?',
      'What is done when during the setup?',
      'schedule of the installation',
      'order of the work',
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
      'How often will it fail?',
      'Is the system dependable?',
      'Which availability do you assure us?',
      'promised uptime',
      'How much uptime do we get?',
      'Can we rely on it around the clock?',
      'uptime percentage',
      'How stable is your system?',
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
      'In which year do we break even?',
      'breaking even',
      'Is it worth the money?',
      'How fast does it pay back?',
      'When does the system earn its cost?',
      'payback time',
      'amortisation',
      'break-even point',
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
      'What do we get for our money?',
      'What is in the box?',
      'What belongs to the solution?',
      'parts of the system',
      'Which machines and programs will we have?',
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
      'What kind of machines do we get?',
      'Do you bring the servers?',
      'computers for AI',
      'Do we buy the servers or do you?',
      'Do you provide GPU servers and compute nodes?',
      'How are the servers sized?',
    ],
    `${component('Servers').description} That covers ${inWords(component('Servers').features.map(lowerFirst))}. Makes and models of the hardware are not stated on the site; they follow from the survey.`,
    component('Servers').title,
  ),
  answered(
    [
      'How many models are supported?',
      'Which models run on the servers you install?',
      'Can it run Llama or Mistral?',
      'Which language models can we use on our servers?',
      'choice of models',
      'Are open models possible?',
      'number of AI models',
      'How many models does your infrastructure support?',
      'Which AI models does the infrastructure run?',
      'Open and commercial models',
    ],
    component('Models').description,
    component('Models').title,
  ),
  answered(
    [
      'How is the system monitored?',
      'Who watches over the health of the servers?',
      'Who notices when a server gets sick?',
      'Is the system watched after the setup?',
      'dashboards for load and health',
      'What if a machine overheats or fills up?',
      'Monitoring, health, load and alerts',
    ],
    component('Monitoring').description,
    component('Monitoring').title,
  ),
  answered(
    [
      'Will you train our staff?',
      'Who teaches our administrators and operators?',
      'Who pushes the buttons after you have left?',
      'We have no AI specialists',
      'Our IT team is tiny, can we handle it?',
      'Do you show us how to use it?',
      'Are we left alone after the installation?',
      'Who takes care of it later?',
      'Is there a handbook for the administrators?',
      'What skills do our people need?',
      'Can ordinary IT people run this?',
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
    [
      'What security does the infrastructure have?',
      'How is the AI system protected?',
      'Who may use which model?',
      'access rights in the system',
      'Is the installation safe from attackers?',
      'Access by role, network perimeter and filters',
    ],
    `${component('Security').description} That covers ${inWords(component('Security').features.map(lowerFirst))}.`,
    component('Security').title,
  ),
  answered(
    [
      'Where is our data stored?',
      'Does anything go to America?',
      'We cannot let data out of the house',
      'Is our information kept in our own rack?',
      'Do you copy our data?',
      'confidential data must not leave',
      'Can you read our documents?',
      'Everything stays on our servers, right?',
      'Is it cloud or local?',
      'We may not use the cloud',
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
      'Begin with one server and buy another next year',
      'Scale up when demand doubles',
      'Our company grows, does the system grow with us?',
      'Start small and extend later',
      'more servers later',
      'Can we expand it?',
      'add a model or a camera afterwards',
      'Is it future-proof?',
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
      'a spare location in case the hall burns down',
      'What if our server room floods?',
      'backup site',
      'Fire in the server room',
      'redundant second location',
      'If one building loses power does another take over?',
      'Standby site, failover and redundancy',
      'What if the building with the servers goes dark?',
    ],
    `A standby site can be added: ${lowerFirst(entryWith(upgrades.categories(brand), 'title', 'Capacity').text)}`,
    'Capacity',
  ),
  answered(
    [
      'Which packages do you have?',
      'a bundle for hotel chains and resorts',
      'What would you build for a hotel group?',
      'bundle for a ministry or council',
      'What bundles exist?',
      'Ready-made offers by industry',
      'Is there a standard package?',
      'government, banking, hospitality and manufacturing',
      'security levels of packages',
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
      'difference between the package for banks and the one for the state',
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
    [
      'How accurate is the security of an installation?',
      'How good is your security in numbers?',
      'percent values of the security bars',
      'Security capabilities in percent',
    ],
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
      'Take the readiness test',
      'Is our firm grown-up enough for AI?',
      'Test whether we are prepared',
      'How far are we with AI?',
      'self-assessment for AI',
      'readiness check',
      'Are we too early for this?',
      'score for our company',
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
      'Calculator for security spending',
      'work out what security saves us',
      'What is the security ROI calculator on the infrastructure page?',
      'Is it the same calculator as on the camera page?',
    ],
    `Yes, with the ${roi.heading}. It counts the same rates as the one for cameras: ${dollars(guardCost)} a year for a guard and ${dollars(cameraCost)} for monitoring a camera.`,
    roi.heading,
  ),
  answered(
    [
      'How are models evaluated in the infrastructure?',
      'How well do your models resist attacks?',
      'attack resistance in percent',
      'Evaluation metrics of attacks',
      'Security accuracy against data extraction, SQL injection and jailbreak',
    ],
    evaluationMetrics.metrics.map(({ title, value: percent }) => `${title}: ${percent}%`).join('\n'),
    evaluationMetrics.title,
  ),
  answered(
    [
      'Is there a safety demo of one prompt and two answers?',
      'compare a safe and an unsafe answer',
      'demo of AI safety on the infrastructure page',
      'AI safety demo',
    ],
    `Yes: “${safetyDemo.heading}” on the page lets you choose an attack and compare the protected with the vulnerable answer.`,
    safetyDemo.heading,
  ),
  answered(
    [
      'What is the difference between the infrastructure and only a custom model?',
      'Do we need the whole infrastructure or just a model?',
      'model only or full system?',
      'Infrastructure setup or custom model?',
    ],
    `The infrastructure is the whole system, set up in your rack in ${value('From survey to running')}: ${inWords(components.items.map(({ title }) => lowerFirst(title)))}. A custom model is a language model trained on your documents that runs on it, or on any server you control.`,
    components.title,
  ),
  answered(
    [
      'How do you differ from a hosting provider?',
      'Why you and not a data centre rental?',
      'Could we not just rent GPUs in the cloud?',
      'Why not simply rent servers?',
    ],
    `${card('From survey to running').text} ${entryWith(week.steps, 'step', 'attack').description}`,
    benefits.title,
  ),
];
