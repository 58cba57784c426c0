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
      'Several experts fight over my business plan',
      'AIs that argue about an idea',
      'AI helps us decide',
      'A team of AIs that discuss a question',
      'Let machines argue before we choose',
      'Tool for difficult decisions',
      'several AI opinions on one question',
      'multi-agent debate',
      'Our board cannot make up its mind',
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
      'How many AIs discuss at once?',
      'size of the panel',
      'Can ten agents take part?',
      'number of participants in a debate',
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
      'Who takes part in the debate?',
      'roles of the agents',
      'What are the agents called?',
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
    [
      'Who plays the devil’s advocate?',
      'Does one of them object?',
      'I want somebody to contradict me',
      'Do they just agree with me?',
      'the critical agent',
      'Which agent takes the other side, disagrees and objects?',
    ],
    `${agent('Gamma').name}: it ${lowerFirst(agent('Gamma').text)}`,
    agent('Gamma').name,
  ),
  answered(
    [
      'How many models can I choose from?',
      'Can I use Claude, GPT or Gemini in it?',
      'Which AI brains are behind the agents?',
      'different models against each other',
      'selection of models for the debate',
      'Which LLMs do you support?',
      'Which brands of LLM can take a seat at the table?',
      `Which models does ${product.name} support?`,
      'Can each agent have a model of its own?',
    ],
    `${models} models. ${feature('models').text}`,
    feature('models').title,
  ),
  answered(
    [
      'Can I give an agent a personality or role?',
      'Make the finance agent more strict',
      'Let one agent speak as our finance director',
      'Can an agent play our customer?',
      'characters for the agents',
      'make an agent stricter',
      'What are personas?',
    ],
    `Yes. ${feature('personas').text}`,
    feature('personas').title,
  ),
  answered(
    [
      'Can I upload my own documents?',
      'Does it read the spreadsheets I give it?',
      'Excel sheets for the agents',
      'Do the agents know our numbers?',
      'Give them background material',
      'attach files to a debate',
      'Can they read our business plan?',
      'add a PDF',
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
      'What happens after twenty messages?',
      'Can I correct the agents when they are wrong?',
      'Can I take part in the discussion?',
      'Do I have a say?',
      'pause the debate',
      'The agents go in the wrong direction',
      'steer the conversation',
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
    [
      'Which analytics do I get?',
      'Who convinced whom?',
      'Which agent had most influence?',
      'charts about the debate',
      'Statistics of the debate: who moved whom?',
    ],
    feature('analytics').text,
    feature('analytics').title,
  ),
  answered(
    [
      'Can I export the transcript?',
      'Show the auditors how we arrived at a decision',
      'I need the debate on paper',
      'save everything as a document',
      'evidence of how the decision was made',
      'send the discussion to my colleagues',
      'print the debate',
      'keep the conversation',
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
      'Is it quick to start?',
      'How soon can I ask the first question?',
      'minutes to set up',
      'Is it complicated to begin a debate?',
      `How long does the set-up of ${product.name} take?`,
      'Setup time of the platform in minutes',
    ],
    `It is ready after a ${setup.value}${setup.unit} setup.`,
  ),
  answered(
    [
      'What is MAX mode?',
      'all seats filled',
      'maximum number of agents mode',
      'the strongest mode',
      'Fill every seat with all agents: MAX mode',
    ],
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
      'I already use ChatGPT, why should I use this?',
      'What do I gain from several agents?',
      'one opinion or five',
      'advantage of a debate',
      'Why are five bots better than one?',
      `Why is ${product.name} better than ChatGPT?`,
      'Is one agent not as good as five?',
      'Why not just ask a single AI?',
    ],
    `${feature('models').text} ${agentToAgent.lead}`,
    feature('models').title,
  ),
  answered(
    [
      'How do the agents talk to each other?',
      'Do the agents answer one another by themselves?',
      'Do I need to write prompts in between?',
      'Agent to agent: does somebody have to prompt in between?',
    ],
    agentToAgent.lead,
    agentToAgent.title,
  ),
  answered(
    [
      'Which decisions is it good for?',
      'What can I ask the agents?',
      'examples of decisions',
      'When is the platform useful?',
      'for strategy, purchases or hiring',
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
    [
      'Where do I log in or sign up?',
      'Take me to the platform',
      'I want to try the debate',
      'create an account',
      'link to the platform',
      'Where is the login page?',
      `How do I open ${product.name}?`,
      'Where do I start a debate?',
    ],
    `${product.name} has a site of its own: ${platformUrl}. The button “${platformAction.label(product.name)}” on the page opens it in a new tab.`,
  ),
];
