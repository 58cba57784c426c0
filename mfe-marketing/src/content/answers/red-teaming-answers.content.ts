import { answered, type PageAnswer } from '@northgate/contracts/page-answer';
import { entryWith } from '@northgate/site/entry-with';
import { inWords, lowerFirst } from '@northgate/site/sentences';
import { demo, evaluationProcess, scenarios } from '../evaluation.content';
import {
  approach,
  evaluation,
  hero,
  metrics,
  repair,
  session,
  vulnerabilities,
} from '../red-teaming.content';

const way = (title: string) => entryWith(vulnerabilities.items, 'title', title);
const bar = (title: string) => entryWith(metrics.bars, 'title', title);
const card = (title: 'Fine-tuning data' | 'Preference collection') => entryWith(repair.cards, 'title', title);
const scenario = (key: 'data-extraction' | 'sql-injection' | 'jailbreak') => entryWith(scenarios, 'key', key);
const wayAnswer = (title: string) => `${way(title).text} We try: ${lowerFirst(way(title).attempt)}`;
const steps = evaluationProcess.steps.map(
  ({ number, title, description }) => `${number}. ${title}: ${lowerFirst(description)}`,
);

export const redTeamingAnswers: PageAnswer[] = [
  answered(
    [
      'What is red teaming?',
      'Check our chatbot before customers use it',
      'Is our AI safe to launch?',
      'Test our language model for safety',
      'People try to abuse our bot',
      'Our bot could say something terrible in public',
      'safety test of an AI',
      'Somebody should try to break our assistant',
      'We are afraid that our chatbot misbehaves',
      'Is our bot easy to trick, fool or abuse?',
      'What do you mean by AI safety and evaluation?',
      'Tell me about red teaming language models',
      'Do you test whether our chatbot is safe?',
      'Can you test our AI assistant before launch?',
      'We built a helper on a language model and worry what users make it say',
      'How do we know our chatbot will not embarrass us?',
      'Attack our AI before somebody else does',
    ],
    hero.lead,
  ),
  answered(
    [
      'What are the steps of a red team test?',
      'How does a red team project go?',
      'What do you do first and last when testing a model?',
      'method of testing an AI',
      'stages of the evaluation',
      'How do you evaluate a model, step by step?',
      'Your five-step approach',
      'How many steps does it have?',
      'How do you go about testing a model?',
    ],
    `There are ${evaluationProcess.steps.length} steps.\n${steps.join('\n')}`,
    approach.title,
  ),
  answered(
    [
      'Which vulnerabilities do you test for?',
      'How can a chatbot be attacked?',
      'What attacks exist against language models?',
      'typical weak points of AI assistants',
      'dangers of a chatbot',
      'six ways into a model',
      'Which tricks do you try against an LLM or bot?',
      'Which weaknesses do you look for in a language model?',
      'How many common vulnerabilities are there?',
      'List of ways into a model',
      'What could go wrong with our chatbot?',
    ],
    `We test ${vulnerabilities.items.length} common vulnerabilities: ${inWords(vulnerabilities.items.map(({ title }) => lowerFirst(title)))}.`,
    vulnerabilities.title,
  ),
  answered(
    [
      'What is prompt injection?',
      'A web page tells our agent to do something bad',
      'Somebody hides commands in an e-mail for the AI',
      'malicious text in a document that the assistant follows',
      'Can a CV with hidden text fool our AI?',
      'Hidden orders in mails, pages and documents that an agent reads',
      'Do you test for prompt injection?',
    ],
    `Prompt injection: ${lowerFirst(wayAnswer('Prompt injection'))}`,
    'Prompt injection',
  ),
  answered(
    [
      'What is a jailbreak?',
      'Users make our bot break its rules',
      'pretend to be grandma trick',
      'Can people get forbidden content out of our bot?',
      'role play to get around the rules',
      'Can somebody talk our bot out of its rules with a role or a story?',
      'Do you test jailbreaks?',
    ],
    `Jailbreak: ${lowerFirst(wayAnswer('Jailbreak'))}`,
    'Jailbreak',
  ),
  answered(
    [
      'What is the difference between prompt injection and a jailbreak?',
      'Prompt injection compared with jailbreak',
    ],
    `Prompt injection: ${lowerFirst(way('Prompt injection').text)}\nJailbreak: ${lowerFirst(way('Jailbreak').text)}`,
    vulnerabilities.title,
  ),
  answered(
    [
      'Can our assistant leak customer data?',
      'Could the bot tell somebody’s secrets to a stranger?',
      'Does our chatbot reveal confidential information?',
      'private details come out of our model',
      'Can users get the system prompt or other people’s data?',
      'Our bot knows too much and might talk',
      'Could our bot give away or promise something it must not?',
      'What is data extraction?',
      'A stranger sweet-talks our support bot into repeating other people’s records or secrets',
      'Could it spill personal data or passwords?',
    ],
    `Data extraction: ${lowerFirst(wayAnswer('Data extraction'))}`,
    'Data extraction',
  ),
  answered(
    [
      'Can somebody run SQL against our database through the assistant?',
      'Our bot writes database queries, is that risky?',
      'drop table by chat',
      'Could a chat user delete our database?',
      'What is SQL injection through a chatbot?',
    ],
    `SQL injection: ${lowerFirst(wayAnswer('SQL injection'))}`,
    'SQL injection',
  ),
  answered(
    [
      'Can training data be poisoned?',
      'Somebody smuggles wrong examples into our training',
      'Are bad training examples a danger?',
      'manipulated learning data',
      'What is data poisoning, with false examples?',
    ],
    `Poisoned training data: ${lowerFirst(wayAnswer('Poisoned training data'))}`,
    'Poisoned training data',
  ),
  answered(
    [
      'Our agent may send payments or delete things: is that dangerous?',
      'Our AI is allowed to make bookings and refunds',
      'How much should an agent be allowed to do?',
      'Our agent has too many rights',
      'an assistant that acts on its own',
      'Our agent buys, orders or books by itself, is that a risk?',
      'What is too much authority of an agent with tools?',
      'An AI agent with access to tools, mail and money',
    ],
    `Too much authority: ${lowerFirst(wayAnswer('Too much authority'))}`,
    'Too much authority',
  ),
  answered(
    [
      'Do you need our source code for the test?',
      'What do you need from us for the test?',
      'Is a login enough to test our bot?',
      'Can you test without seeing the code?',
      'Black box or white box?',
      'What access do you need to test our chatbot?',
      'Do we have to hand over the weights, the prompt or only a login?',
      'Do you need the code for that?',
    ],
    session.lead,
    session.title,
  ),
  answered(
    [
      'What do we get at the end of a red team test?',
      'What is the outcome of the evaluation?',
      'Do we receive a document with the findings?',
      'How do we learn what you found?',
      'deliverables of the safety test',
      'Do you tell us which prompts worked?',
      'What do we receive when you have finished attacking our model?',
      'What is delivered: report, prompts, scores?',
      'Results and report of the test',
      'What is in the report?',
    ],
    `Every answer is marked against the rule it should have kept. ${session.points[3]}. ${card('Fine-tuning data').text}`,
    repair.title,
  ),
  answered(
    [
      'Do you test again after a hole was closed?',
      'Will you verify the repair?',
      'We fixed the leak, can you try once more?',
      'second round of testing',
      'Are fixes checked?',
      'Do you check that a weakness is really fixed?',
      'Somebody checks the system before it is handed over',
      'Retest after the repair',
      'Do you come back after we repaired it?',
    ],
    `Yes. ${entryWith(evaluationProcess.steps, 'title', 'Repair').description}`,
    approach.title,
  ),
  answered(
    [
      'What do you score?',
      'Which measures tell that a model is safe?',
      'How is safety expressed in numbers?',
      'safety rating of our model',
      'How do you measure safety and alignment of a model?',
      'Metrics of the red team: share of answers that keep the rule',
      'Red team scores in percent',
    ],
    `${metrics.text}\n${metrics.bars.map(({ title, value }) => `${title}: ${value}%`).join('\n')}`,
    metrics.title,
  ),
  ...metrics.bars.map(({ title, description, value }) =>
    answered(
      [
        `What score do models reach on ${lowerFirst(title)}?`,
        `What percentage of ${lowerFirst(title)}: ${lowerFirst(description)}`,
      ],
      `${title}: ${value}%. ${description}`,
      metrics.title,
    ),
  ),
  answered(
    [
      'Can I try an attack on the page?',
      'Let me attack a model myself',
      'Is there a demo of a jailbreak?',
      'show me a hacked chatbot',
      'play with the attack demo',
      'Which attack scenarios can I try?',
      'Interactive demo of attacks on two models',
      'Example of a protected and a vulnerable answer',
    ],
    `Yes, ${scenarios.length} scenarios: ${inWords(scenarios.map(({ title }) => (title === 'SQL injection' ? title : lowerFirst(title))))}. ${demo.lead}`,
    evaluation.heading,
  ),
  answered(
    [
      'What distinguishes a protected from a vulnerable answer?',
      'Why was the one answer bad and the other good?',
      'safe answer and unsafe answer compared',
      'Why does the unprotected model give way?',
    ],
    `In the example of ${lowerFirst(scenario('data-extraction').title)}, the vulnerable model gives in: ${lowerFirst(scenario('data-extraction').answers['answer-a'].verdict)} The protected one does not: ${lowerFirst(scenario('data-extraction').answers['answer-b'].verdict)}`,
    evaluation.heading,
  ),
  answered(
    [
      'What is fine-tuning data?',
      'What do you make of the successful attacks?',
      'data to retrain our model',
      'What happens with the prompts that got through?',
    ],
    card('Fine-tuning data').text,
    'Fine-tuning data',
  ),
  answered(
    [
      'What is preference collection?',
      'People rate which answer is better',
      'Do you collect human ratings?',
      'Which of two answers do people prefer?',
      'Human feedback, RLHF and preferences',
      'Do you help with RLHF data?',
    ],
    card('Preference collection').text,
    'Preference collection',
  ),
  answered(
    [
      'Is fine-tuning the same as preference collection?',
      'Difference between fine-tuning data and preference collection',
    ],
    `Fine-tuning data: ${lowerFirst(card('Fine-tuning data').text)}\nPreference collection: ${lowerFirst(card('Preference collection').text)}`,
    repair.title,
  ),
  answered(
    [
      'Is the test run kept, word for word?',
      'Do you keep a protocol of the attacks?',
      'Can we read the attack conversations?',
      'How does a test run go, prompt by prompt?',
    ],
    `${session.points.map((point) => `${point}.`).join('\n')}`,
    session.title,
  ),
  answered(
    [
      'Will the protected model refuse everything?',
      'Does a safe bot become dumb or annoying?',
      'Will customers still get help after the hardening?',
      'Is a safe model less helpful?',
      'over-cautious bot',
      'Does the bot stay useful after it was hardened, or does it become useless?',
      'Do ordinary questions still get an answer after the hardening?',
      'Does the bot then refuse harmless requests?',
    ],
    `No. ${bar('Honest requests').value}% of honest requests are answered: ${lowerFirst(bar('Honest requests').description)}`,
    metrics.title,
  ),
];
