import { answered, type PageAnswer } from '@northgate/contracts/page-answer';
import { entryWith } from '@northgate/site/entry-with';
import { inWords, lowerFirst } from '@northgate/site/sentences';
import { applications, benefits, deployment, features, hero, process, quote } from '../custom-models.content';

const benefit = (label: string) => entryWith(benefits.rows, 'label', label);
const figure = (label: string) => `${benefit(label).value}${benefit(label).unit} ${label}`;
const habit = (drawing: (typeof features.sheets)[number]['drawing']) =>
  entryWith(features.sheets, 'drawing', drawing);
const option = (title: string) => entryWith(deployment.options, 'title', title);
const step = (title: string) => entryWith(process.steps, 'title', title);
const optionLine = ({ title, cells: [where, data, when] }: (typeof deployment.options)[number]) =>
  `${title}: ${lowerFirst(where!)}; your data ${lowerFirst(data!)}. Choose it when ${lowerFirst(when!)}`;

export const customModelsAnswers: PageAnswer[] = [
  answered(
    [
      'What is a custom small language model?',
      'An AI that knows our products',
      'Our own private ChatGPT',
      'A bot that answers from our documents',
      'Teach an AI our business',
      'language model for our company',
      'AI trained with our data',
      'We need an assistant that knows our procedures',
      'Can it learn from our old tickets and e-mails?',
      'Can you train a language model on our own documents and data?',
      'Do you make small language models?',
      'A model of our own that only knows our business',
      'Fine-tuning on our manuals and tickets',
      'We want something like ChatGPT that knows our own policies and manuals',
      'An assistant trained on our company knowledge',
    ],
    `Yes. ${hero.lead}`,
  ),
  answered(
    [
      'How much more accurate is a custom model?',
      'Is it more correct than a general model?',
      'improvement in accuracy',
      'How many fewer mistakes does it make?',
      'Accuracy gain of a small model trained on our data',
    ],
    `${figure('higher accuracy')}. ${benefit('higher accuracy').text}`,
    benefit('higher accuracy').title,
  ),
  answered(
    [
      'How much cheaper is a small model?',
      'Our bill for AI tokens is too high',
      'savings with a small model',
      'We pay too much for OpenAI',
      'less cost than a large model',
      'cheap AI to run',
      'By how much does a small language model cut costs?',
      'Do we pay per token or word?',
      'Is an SLM cheaper to run than GPT?',
      'Cost reduction',
      'How much do we save by running a small model?',
    ],
    `${figure('cost reduction')}. ${benefit('cost reduction').text}`,
    benefit('cost reduction').title,
  ),
  answered(
    [
      'How much faster is a small model?',
      'ChatGPT is too slow for us',
      'How quick are the answers?',
      'speed of the model',
      'Does it answer instantly?',
      'Speed and latency of an SLM against a big model',
    ],
    `${figure('speed')}, because there is ${lowerFirst(benefit('speed').title)}. ${benefit('speed').text}`,
    benefit('speed').title,
  ),
  answered(
    [
      'Why a small model instead of a large one?',
      'What is wrong with using a big model?',
      'Is ChatGPT not good enough?',
      'small versus large language models',
      'advantages of an own model',
      'Can a small model keep up?',
      'Why not simply take ChatGPT, Claude, Gemini or GPT-4?',
      'Small language model or big LLM, ChatGPT or GPT: what is the difference?',
      'Which is better for us, small or large?',
      'Why would we not just use a public model?',
    ],
    `A small model knows one subject, you: ${figure('higher accuracy')}, ${figure('cost reduction')} and ${figure('speed')}. ${hero.lead}`,
    benefits.title,
  ),
  answered(
    [
      'Where can the model run?',
      'On which machine will our model live?',
      'Do we host the model ourselves?',
      'Where do you install the model?',
      'cloud, server or device for the model',
      'Where is it hosted: on premises, private cloud or on the device?',
      'Deployment options of a custom model',
      'On premises or private cloud, which should we choose?',
    ],
    deployment.options.map(optionLine).join('\n'),
    deployment.title,
  ),
  ...[
    {
      title: 'On premises',
      ask: [
        'Can the model run on our premises?',
        'model on our own server',
        'Can we keep the model in house?',
        'Runs on premises, on our own servers inside the firewall',
      ],
    },
    {
      title: 'Private cloud',
      ask: [
        'Can the model run in a private cloud?',
        'model in our AWS or Azure account',
        'several sites share one model',
        'A data centre or account we control',
      ],
    },
    {
      title: 'On the device',
      ask: [
        'Can the model run on a laptop, phone or vehicle without network?',
        'Is there an offline version?',
        'No reception where we work',
        'works without connection',
        'Our crews work in remote places',
        'on a plane, ship or truck',
        'on a phone without internet',
        'Does it need the internet at all?',
        'Does it work without internet, disconnected or air-gapped?',
        'In the field on a tablet or handheld',
        'Offline, without any network or signal, on the device',
        'In the bush, on a ship or in a mine without connection',
      ],
    },
  ].map(({ title, ask }) => answered(ask, `Yes. ${optionLine(option(title))}`, deployment.title)),
  answered(
    ['On device versus private cloud: which one?', 'Compare device and cloud for a language model'],
    `${optionLine(option('On the device'))}\n${optionLine(option('Private cloud'))}`,
    deployment.title,
  ),
  answered(
    [
      'Does our data stay private?',
      'Do you share our documents?',
      'Will our secrets end up in ChatGPT?',
      'Is our data used for other customers?',
      'confidentiality of our training documents',
      'Can competitors see our data?',
      'Where is our data when a model is trained, does it go to OpenAI or abroad?',
      'Where are our documents stored?',
      'Will other companies learn from our data?',
      'Does our training data end up in somebody else’s model?',
    ],
    `It depends on where the model runs.\n${deployment.options.map(({ title, cells }) => `${title}: ${lowerFirst(cells[1]!)}`).join('\n')}`,
    deployment.title,
  ),
  answered(
    [
      'Who owns the model and its weights?',
      'Do we own the result?',
      'Can we take the model with us if we leave you?',
      'rights to the model',
      'Are the weights handed over?',
      'Is it rented or bought?',
      'Whose property is it, does it belong to us?',
      'Who owns it after training?',
      'Do we keep the model if we stop paying you?',
      'Is the finished model ours to keep?',
      'Intellectual property in the model',
    ],
    `It is yours: ${lowerFirst(hero.title)} It is installed on a server you control and handed over ${lowerFirst(step('Hand over').description.split(', ').at(-1)!)} The legal terms are part of your contract.`,
    step('Hand over').title,
  ),
  answered(
    [
      'What are the steps to a custom model?',
      'How does building a model go?',
      'stages from data to model',
      'What happens after we send you our documents?',
      'development of a model',
      'How do you get from our documents to a finished model?',
      'Process of training a model',
      'How do you build a model for us?',
    ],
    process.steps
      .map(({ number, title, description }) => `${number}. ${title}: ${lowerFirst(description)}`)
      .join('\n'),
    process.title,
  ),
  answered(
    [
      'Which documents do you need, and how many?',
      'We only have scanned paper',
      'What should we give you to train it?',
      'What kind of data is required?',
      'Our files are a mess',
      'Is our data good enough?',
      'names and addresses in our documents',
      'What do you do with our PDFs and files before the training?',
      'How is our training data cleaned? Personal data and old versions',
      'How much data or how many files do you need from us?',
    ],
    `${step('Collect').description} ${step('Clean').description} The site states no number of documents.`,
    step('Collect').title,
  ),
  answered(
    [
      'Can the model be retrained?',
      'Our rules change all the time',
      'How does the model stay current?',
      'new products every month',
      'updating the knowledge of the model',
      'Does it get old?',
      'Our handbook or manual changes, how does the model learn that?',
      'Does the model go stale when our procedures change?',
      'Can we update it with new documents?',
    ],
    `Yes. ${habit('versions').text}`,
    habit('versions').title,
  ),
  answered(
    [
      'Does it say where an answer comes from?',
      'Can we check the answer in the original document?',
      'Does it show its source?',
      'proof for each answer',
      'reference to the page',
      'Sources and citations of the model',
    ],
    `Yes. ${habit('sources').text}`,
    habit('sources').title,
  ),
  answered(
    [
      'Does the model make things up?',
      'Can we trust what the model says?',
      'AI often lies',
      'false answers of AI',
      'Does it say I do not know?',
      'wrong information from the model',
      'hallucinate',
      'Does it invent facts or tell lies?',
      'Will it admit when it does not know? Hallucinations',
    ],
    `${habit('limits').text} ${habit('sources').text}`,
    habit('limits').title,
  ),
  answered(
    [
      'Does it understand our jargon?',
      'Our technical terms and product codes',
      'Will it speak our company’s language?',
      'special vocabulary of our trade',
      'acronyms that only we use',
      'Part numbers, abbreviations and house style',
    ],
    `Yes. ${habit('words').text}`,
    habit('words').title,
  ),
  answered(
    [
      'What are examples of custom models?',
      'What do others use a custom model for?',
      'ideas for our own model',
      'Which tasks can a small model do?',
      'Applications of small language models in industries',
    ],
    applications.items.map(({ title, description }) => `${title}: ${lowerFirst(description)}`).join('\n'),
    applications.title,
  ),
  ...applications.items.map(({ industry, title, description, result }) =>
    answered(
      [`What can a custom model do in ${industry}?`, `${title} with a language model of our own`],
      `${title}: ${lowerFirst(description)} ${result}`,
      title,
    ),
  ),
  answered(
    [
      'How do I get a quote for a custom model?',
      'Who makes us an offer for a model?',
      'request a quotation',
      'What do you need to know to quote?',
      'Estimate or offer for a model of our own',
    ],
    `With the form under “${quote.heading}” on the page: say what the model should do, what data you have and where it has to run. The scope and the price follow from that.`,
    quote.heading,
  ),
  answered(
    [
      'Is the model tested before we get it?',
      'How do we know the model is good before we use it?',
      'quality check of the model',
      'Is a custom model red-teamed and measured?',
    ],
    `Yes. ${step('Hand over').description}`,
    step('Hand over').title,
  ),
  answered(
    [
      'What do four habits of the model mean?',
      'What do you train into every model?',
      `Features: ${inWords(features.sheets.map(({ title }) => lowerFirst(title)))}`,
    ],
    features.sheets.map(({ title, text }) => `${title}: ${lowerFirst(text)}`).join('\n'),
    features.title,
  ),
];
