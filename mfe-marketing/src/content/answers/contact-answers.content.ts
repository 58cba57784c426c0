import { answered, unanswered, type PageAnswer } from '@northgate/contracts/page-answer';
import type { Brand } from '@northgate/site/brand';
import { serviceOptions } from '@northgate/site/services';
import { entryWith } from '@northgate/site/entry-with';
import { inWords } from '@northgate/site/sentences';
import { form, head } from '../contact.content';
import { metrics } from '../home.content';
import { silentAnswers } from './silent-answers.content';

const phonesOf = ({ phones }: Brand) => inWords(phones.map(({ label, number }) => `${label} ${number}`));
const citiesOf = ({ offices }: Brand) => inWords(offices.map(({ city }) => city));

const clients = entryWith(metrics, 'label', 'clients');

/** Where the site is silent: who does know, and how to ask them. */
const askUs = ({ email, bookingUrl }: Brand) => `Ask a person: ${email}, or book a call at ${bookingUrl}.`;

/** What is asked of every supplier and stands on no page; the topic is named, then that it is not known. */
const silences = (brand: Brand): PageAnswer[] => {
  const silent = (ask: string[], statement: string) => unanswered(ask, `${statement} ${askUs(brand)}`);
  return [
    silent(
      [
        'Do you have certificates such as ISO 27001 or SOC 2?',
        'Are you certified? Certification, accreditation and audit reports',
        'Which certificates can you show?',
        'SOC 2 Type II report',
        'ISO 27001 or SOC 2?',
        'Have you passed an audit, can we see the report?',
      ],
      'The site names no certification of ours, ISO 27001 and SOC 2 included, and I claim none.',
    ),
    silent(
      [
        'Do you comply with HIPAA, PCI DSS or other regulations?',
        'Are you GDPR, HIPAA or PCI compliant?',
        'Are you compliant with GDPR, the NDPA or data protection law?',
        'Regulatory compliance of your company',
        'Does it meet the EU AI Act, NIS2 or DORA?',
      ],
      'The site states no compliance of ours with a standard or law such as GDPR, HIPAA or PCI DSS.',
    ),
    silent(
      [
        'Who are your clients?',
        'Can you name a client or customer?',
        'References: can we speak to a reference customer?',
        'Which companies work with you? Customer list',
        'Case study with a named customer',
        'Who uses your product? Which brands trust you?',
        'Give me a reference we can call',
      ],
      `The site names no clients and no references, only how many clients there are: ${clients.value}${clients.unit}. Its case studies are written examples.`,
    ),
    silent(
      [
        'What does it cost?',
        'How much money are we talking about, what budget do I need?',
        'Is it expensive? Cheap or dear?',
        'How much is it? Prices and price list',
        'What changes the price?',
        'Price of a camera system, a model or a server node in dollars',
        'Hourly or daily rate of your consultants',
        'How much does a custom model cost?',
        'What would a video cost?',
        'What will the bill look like, what do I have to pay?',
        'Are there packages with a fixed price?',
      ],
      'The site lists no prices: they depend on what is built, how large it is and where it runs.',
    ),
    silent(
      [
        'Do you give discounts?',
        'Discount for charities, start-ups or schools',
        'Cheaper for universities, non-profits or volume, special offer',
        'Can you give us a better price if we buy more?',
      ],
      'The site states no discounts.',
    ),
    silent(
      [
        'Is there a free trial?',
        'Can we test it first, pilot, proof of concept or demo version?',
        'Free test phase',
        'Can we pilot it on one site before we sign?',
      ],
      'The site offers no free trial.',
    ),
    silent(
      [
        'What does the contract look like?',
        'How long is the contract?',
        'Minimum term, notice period, cancel any time, terms and conditions',
        'Can we cancel the contract?',
        'How do we get out of the agreement, are we locked in?',
        'For how many years do we have to sign?',
      ],
      'The site states no contract terms such as length, notice or cancellation.',
    ),
    silent(
      [
        'What are the payment terms?',
        'Can I pay by credit card, invoice, instalments or in naira?',
        'Financing, leasing or renting',
        'Can we lease or rent the servers?',
      ],
      'The site states no payment terms, currencies or financing.',
    ),
    silent(
      [
        'What are the penalties if you miss the SLA?',
        'Service credits when the uptime is not met',
        'What do we get back when the system is down too long?',
      ],
      'The site states the uptime SLA, but no penalties or credits for missing it.',
    ),
    silent(
      [
        'What are your support hours?',
        'Support at weekends and at night, help desk, how quickly does support answer?',
        'Is support included?',
        'Is there 24/7 phone support, on Sundays and holidays?',
        'What is the response time of your support?',
        'Helpline or hotline when something breaks at three in the morning',
        'Opening hours of your office',
      ],
      'The site states no support hours or response times of support.',
    ),
    silent(
      ['Who is your CEO?', 'Who founded the company? Founders, management, directors and owners'],
      'The site names no people of the company.',
    ),
    silent(
      [
        'When was the company founded?',
        'How many years are you in business, are you a start-up?',
        'How old is your company, history',
      ],
      'The site does not say when the company was founded.',
    ),
    silent(
      [
        'How many employees do you have?',
        'Size of your team, number of engineers',
        'How many engineers work at your company?',
      ],
      'The site does not say how many people work for us.',
    ),
    silent(
      [
        'What is your revenue?',
        'Turnover, profit, investors, funding, stock exchange, financial results',
        'Are you profitable, are you listed, who invested in you?',
      ],
      'The site states no financial figures and no investors.',
    ),
    silent(
      [
        'Do you have an office in another country?',
        'Office in Singapore, Germany, Dubai, the USA or Kenya',
        'Are you in Nairobi, Mumbai, New York, Paris, Accra or Abuja?',
        'Do you have a branch near us?',
      ],
      `The site names offices in ${citiesOf(brand)} and no others.`,
    ),
    silent(
      [
        'Which camera brands are certified: Hikvision, Dahua, Axis, Bosch, Milestone, Genetec?',
        'Does it work with Hikvision or Milestone XProtect?',
        'Is my camera of the make Hanwha, Reolink, Avigilon or Uniview supported?',
      ],
      'The site names no brands of cameras or video software; what counts is the format and resolution of the stream.',
    ),
    silent(
      [
        'Which GPU or server make do you install: NVIDIA, AMD, Dell?',
        'Operating system and hardware model of the servers',
        'Does it run on Windows or Linux, on H100 or Intel?',
      ],
      'The site names no makes of hardware and no operating system.',
    ),
    silent(
      [
        'How much electricity does a server node need?',
        'Power draw, heat and weight of a node',
        'How loud and hot is the server, how many kilowatts or watts?',
      ],
      'The site states no power draw of a node; the survey measures power and cooling.',
    ),
    silent(
      [
        'Do you integrate with SAP, Salesforce, Microsoft or Oracle?',
        'Connectors to business software, ERP and CRM',
        'Does it plug into Slack, Teams, WhatsApp, SharePoint, Google Workspace, Jira, ServiceNow or Splunk?',
      ],
      'The site names no connectors to business software by product.',
    ),
    silent(
      [
        'Do you have a public API and developer documentation?',
        'SDK, webhooks and API docs for developers',
        'Is there a command line tool or a plug-in for developers?',
        'Can our developers call it by REST or GraphQL?',
      ],
      'The site describes no public API and no developer documentation.',
    ),
    silent(
      [
        'Do you have a mobile app?',
        'App for iPhone and Android',
        'Can I watch it on my phone, is there an app in the store?',
      ],
      'The site mentions no mobile app.',
    ),
    silent(
      [
        'Do you have a partner or reseller programme?',
        'Become a partner, distributor or affiliate',
        'Can we resell or white-label your product?',
        'Do you run a franchise, what commission does an agent earn?',
      ],
      'The site describes no partner programme.',
    ),
    silent(
      [
        'Are you hiring?',
        'Jobs, careers, vacancies, internships and open positions',
        'Do you take interns, apprentices, graduates or working students?',
        'I am looking for work, where do I send my CV? Salary',
      ],
      'The site lists no jobs.',
    ),
    silent(
      ['Are you insured?', 'Liability and cyber insurance of your company', 'Professional indemnity cover'],
      'The site states no insurance of ours.',
    ),
    silent(
      [
        'Have you ever been breached or hacked yourselves?',
        'Security incidents at your company in the past',
        'Were you ever hacked, did you ever lose data?',
        'Has anybody broken into your systems?',
      ],
      'The site says nothing about incidents at our company.',
    ),
    silent(
      [
        'What do analysts, press and reviews say about you?',
        'Gartner, awards, ratings, newspaper articles',
        'Which prizes have you won, are there reviews on Google or Trustpilot?',
      ],
      'The site quotes no analysts, awards or press.',
    ),
    silent(
      [
        'What is the false alarm rate?',
        'False positives of loitering or weapon detection',
        'How often does it cry wolf or raise an alarm for nothing?',
      ],
      'The site states no rate of false alarms.',
    ),
    silent(
      [
        'Do you work with schools, universities, churches or sports clubs?',
        'Education, public transport, telecom, aviation or other sectors',
        'Do you have a page for hotels, pharma, oil and gas, real estate or the public sector?',
      ],
      'The site has no page for that sector, which does not mean no.',
    ),
    silent(
      [
        'What happens to us if you go bankrupt?',
        'Escrow, exit plan and insolvency',
        'What if your firm closes or is bought?',
      ],
      'The site says nothing about that case.',
    ),
    silent(
      [
        'How soon can you begin?',
        'Next free start date, waiting time and availability of your team',
        'Do you have a free slot next month, how long is the queue?',
      ],
      'The site states no start date: the setup takes seven days once it has begun, and the date is agreed with you.',
    ),
    silent(
      [
        'Is the interface available in other languages?',
        'Can the model speak or be trained in Yoruba, Hindi or another language?',
        'Hindi, Yoruba, French or Arabic version of the product',
        'Does the system work in Swahili, Spanish or Chinese?',
      ],
      'The site says nothing about other languages of the products; the site itself is in English.',
    ),
    silent(
      [
        'Can you give legal or medical advice?',
        'Is it legal to record staff and visitors with cameras?',
        'Are we allowed to film our employees? Do we need a permit?',
        'Must we put up a sign that says we film, does the works council have to agree?',
        'Is it allowed under the AI Act, is it approved by the police?',
        'Are the pictures evidence in a court?',
      ],
      'The site gives no legal or medical advice, and neither do I.',
    ),
    silent(
      [
        'What is your roadmap?',
        'Which new features are planned next year?',
        'When does the next version come out?',
      ],
      'The site states no plans for future versions.',
    ),
    silent(
      [
        'Which data centre or cloud provider do you use?',
        'AWS, Azure or Google Cloud regions',
        'Do you host in Frankfurt, Ireland or Mumbai?',
      ],
      'The site names no cloud provider.',
    ),
  ];
};

export const contactAnswers = (brand: Brand): PageAnswer[] => [
  answered(
    [
      'How can I reach you?',
      'Please call me back, ring me',
      'I would rather write or talk to somebody',
      'How do I contact you, by e-mail, phone or form?',
      'E-mail or phone: which is quicker?',
      'Can I talk to a person?',
    ],
    `Write to ${brand.email}, call ${phonesOf(brand)}, or book a call: ${brand.bookingUrl}. The form on the contact page reaches us too.`,
    form.heading,
  ),
  answered(
    [
      'Where are your offices?',
      'In which cities and countries are you? Location and headquarters',
      'Which countries do you work in?',
    ],
    `Our offices are in ${citiesOf(brand)}, with telephones in the ${inWords(brand.phones.map(({ country }) => country))}.`,
    form.heading,
  ),
  ...brand.phones.map(({ label, country, number }) =>
    answered(
      [
        `What is your phone number in ${country}?`,
        `Telephone ${label}`,
        `Can I talk to someone in ${country}?`,
      ],
      `Our number in ${country} is ${number}. Offices are in ${citiesOf(brand)}.`,
      form.heading,
    ),
  ),
  answered(
    ['What are your phone numbers?', 'And the phone number there?', 'Which number do I ring or dial?'],
    `Our telephones: ${phonesOf(brand)}.`,
    form.heading,
  ),
  answered(
    ['What is your e-mail address?', 'Where do I write to by mail?'],
    `Our e-mail address is ${brand.email}.`,
    form.heading,
  ),
  answered(
    [
      'Can I book a demo, call or consultation?',
      'Can I see a demo?',
      'Schedule an appointment with an engineer',
      'How long is the first talk, and is it with sales?',
    ],
    `Yes: ${brand.bookingUrl}. ${head.lead}`,
  ),
  answered(
    ['Which services can I choose in the contact form?', 'What does the contact form ask for?'],
    `The form asks for name, company, e-mail, phone, a message and one of these services: ${inWords(serviceOptions(brand).map(({ label }) => label))}.`,
  ),
  answered(
    [
      'Which languages does the site have?',
      'Do you speak German, French, Hindi or Yoruba? In which language can I ask?',
    ],
    `The site and this assistant are in English. For another language, write to ${brand.email}.`,
  ),
  ...silences(brand),
  ...silentAnswers(brand),
];
