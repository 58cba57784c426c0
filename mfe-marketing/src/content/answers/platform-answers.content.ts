import { answered, type PageAnswer } from '@northgate/contracts/page-answer';
import type { Brand } from '@northgate/site/brand';
import { entryWith } from '@northgate/site/entry-with';
import { inWords, lowerFirst } from '@northgate/site/sentences';
import { agentToAgent, features, hero, maxMode, platformAction, stats, useCases } from '../platform.content';

const feature = (drawing: (typeof features.items)[number]['drawing']) =>
  entryWith(features.items, 'drawing', drawing);
const agent = (name: string) => entryWith(agentToAgent.agents, 'name', name);
const stat = (after: string) => entryWith(stats, 'after', after);
const names = inWords(agentToAgent.agents.map(({ name }) => name));
const most = stat('agents in one debate').value;
const models = `${stat('models').value}+`;
const turn = stat('messages').value;
const setup = stat('setup');
const part = ({ name, part: role, text }: (typeof agentToAgent.agents)[number]) =>
  `${name} ${role}: ${lowerFirst(text)}`;

export const platformAnswers = ({ product, platformUrl }: Brand): PageAnswer[] => [
  answered(
    [
      `What is ${product.name}?`,
      'What is the decision making platform?',
      `Tell me about the ${product.name} platform`,
      'AI agents debate a decision to consensus',
      'Several AIs quarrel over my plan',
      'A panel of AI experts that argue before we decide',
    ],
    hero.lead(product.name),
  ),
  answered(
    [
      'How many agents can debate?',
      `How many agents does ${product.name} have?`,
      'Maximum number of agents in one debate',
      'How many AIs can take part?',
    ],
    `Up to ${most} agents in one debate: ${names}.`,
    agentToAgent.title,
  ),
  answered(
    [
      'What are the names of the agents?',
      'Who are Alpha, Beta, Gamma, Delta and Epsilon?',
      'What does each agent do?',
    ],
    `${agentToAgent.agents.map(part).join('\n')}\n${agentToAgent.note}`,
    agentToAgent.title,
  ),
  ...agentToAgent.agents.map((one) =>
    answered(
      [`What does agent ${one.name} do?`, `Which agent ${one.part}?`],
      `${one.name} ${one.part}. ${one.text}`,
      one.name,
    ),
  ),
  answered(
    ['Alpha or Beta: what is the difference between the agents?', 'Compare agent Alpha with agent Beta'],
    `${part(agent('Alpha'))}\n${part(agent('Beta'))}`,
    agentToAgent.title,
  ),
  answered(
    ['Who plays the devil’s advocate?', 'Which agent takes the other side, disagrees and objects?'],
    `${agent('Gamma').name}: it ${lowerFirst(agent('Gamma').text)}`,
    agent('Gamma').name,
  ),
  answered(
    [
      'How many models can I choose from?',
      'Which LLMs do you support?',
      'Which brands of LLM can take a seat at the table?',
      `Which models does ${product.name} support?`,
      'Can each agent have a model of its own?',
    ],
    `${models} models. ${feature('models').text}`,
    feature('models').title,
  ),
  answered(
    ['Can I give an agent a personality or role?', 'What are personas?'],
    `Yes. ${feature('personas').text}`,
    feature('personas').title,
  ),
  answered(
    [
      'Can I upload my own documents?',
      'May I feed the agents a spreadsheet, PDF or presentation?',
      'Will the agents read the reports, contracts and files I give them?',
      'Knowledge base upload',
      'Do the bots listen to the documents I hand them?',
      'Can they use our own figures and papers?',
    ],
    `Yes. ${feature('knowledge').text}`,
    feature('knowledge').title,
  ),
  answered(
    [
      'How often can I intervene?',
      'Can I stop the agents in the middle of a debate?',
      'Can a human step in, interrupt or correct the agents?',
      'After how many messages can I butt in?',
      'Intervention every how many messages?',
      'Can one of us jump in when the agents cannot agree?',
      'When do people get a say in the discussion?',
    ],
    `Every ${turn} messages it is your turn. ${feature('interventions').text.split('. ')[1]}`,
    feature('interventions').title,
  ),
  answered(
    ['Which analytics do I get?', 'Statistics of the debate: who moved whom?'],
    feature('analytics').text,
    feature('analytics').title,
  ),
  answered(
    [
      'Can I export the transcript?',
      'Do I get minutes or a record of what was said?',
      'Can I save the discussion for the minutes or show the chairman who said what?',
      'Written record of the debate',
      'Can I keep or download what the agents said afterwards?',
      'Can I prove later how we came to the decision?',
    ],
    `Yes, with transcript export. ${feature('transcript').text}`,
    feature('transcript').title,
  ),
  answered(
    [
      'How long does it take to set up a debate?',
      `How long does the set-up of ${product.name} take?`,
      'Setup time of the platform in minutes',
    ],
    `It is ready after a ${setup.value}${setup.unit} setup.`,
  ),
  answered(
    ['What is MAX mode?', 'Fill every seat with all agents: MAX mode'],
    `${maxMode.title} In it: ${inWords(maxMode.max.points.map(lowerFirst))}.`,
    maxMode.max.title,
  ),
  answered(
    ['MAX mode or a normal debate: what is the difference?', 'Compare MAX mode with a debate'],
    `A debate: ${inWords(maxMode.debate.points.map(lowerFirst))}.\nMAX mode: ${inWords(maxMode.max.points.map((point) => (point.startsWith('All') ? lowerFirst(point) : lowerFirst(point))))}.`,
    maxMode.title,
  ),
  answered(
    [
      'Is it better than a single chatbot?',
      'Why are five bots better than one?',
      `Why is ${product.name} better than ChatGPT?`,
      'Is one agent not as good as five?',
      'Why not just ask a single AI?',
    ],
    `${feature('models').text} ${agentToAgent.lead}`,
    feature('models').title,
  ),
  answered(
    ['How do the agents talk to each other?', 'Agent to agent: does somebody have to prompt in between?'],
    agentToAgent.lead,
    agentToAgent.title,
  ),
  answered(
    [
      'Which decisions is it good for?',
      'Use cases of the decision platform: market, supplier, budget, policy',
      'Decision support for a board',
      'What would I use it for?',
    ],
    useCases.items.map(({ title, question }) => `${title}: ${lowerFirst(question)}`).join('\n'),
    useCases.title,
  ),
  ...useCases.items.map(({ title, question, seats }) =>
    answered(
      [`Can it help with ${lowerFirst(title)}?`, `${title}: ${question}`],
      `Yes. ${title} is one of the examples: “${question}” with ${inWords(seats.map((seat) => agentToAgent.agents[seat]!.name))}.`,
      title,
    ),
  ),
  answered(
    ['Where do I log in or sign up?', `How do I open ${product.name}?`, 'Where do I start a debate?'],
    `${product.name} has a site of its own: ${platformUrl}. The button “${platformAction.label(product.name)}” on the page opens it in a new tab.`,
  ),
];
