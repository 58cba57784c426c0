import { unanswered, type PageAnswer } from '@northgate/contracts/page-answer';
import type { Brand } from '@northgate/site/brand';
import { inWords, lowerFirst } from '@northgate/site/sentences';
import { solutionChoices } from '@northgate/site/navigation';
import { entryWith } from '@northgate/site/entry-with';
import { guarantee, metrics } from '../home.content';
import { detections } from '../cctv-security.content';

/** Further things that are asked of suppliers and stand on no page: what is not known or not offered, and a way to a person. */
export const silentAnswers = ({ email, bookingUrl }: Brand): PageAnswer[] => {
  const silent = (ask: string[], statement: string) =>
    unanswered(ask, `${statement} Ask a person: ${email}, or book a call at ${bookingUrl}.`);
  const claim = (label: string) => {
    const { value, unit } = entryWith(metrics, 'label', label);
    return `${value}${unit}`;
  };
  const detected = inWords(detections.items.map(({ title }) => lowerFirst(title)));
  const services = inWords(solutionChoices().map(({ title }) => title));
  return [
    silent(
      [
        'Is there a refund or a money-back guarantee?',
        'Can we return it and be paid back if we are not satisfied?',
        'Refunds and returns',
      ],
      `The site states no refund and no money-back terms. What it does state: ${lowerFirst(guarantee.title)}`,
    ),
    silent(
      [
        'What does it cost per camera, user or seat each month?',
        'Licence fee, subscription, monthly or annual plan',
        'Hidden or recurring costs, maintenance fee',
        'What is your budget range, the minimum order or smallest project?',
      ],
      'The site lists no licence fees, subscriptions or minimum order.',
    ),
    silent(
      [
        'Can we try it for a month before we buy?',
        'Try the product for some days or weeks without paying',
        'Sandbox, test account, evaluation licence',
      ],
      'The site offers no trial period.',
    ),
    silent(
      [
        'Do you accept bank transfer, card, PayPal or crypto?',
        'Do you invoice in dollars, pounds, euros, rupees or naira?',
        'Do we pay in advance, a deposit, or by instalments?',
      ],
      'The site states no payment methods or currencies.',
    ),
    silent(
      [
        'Can I talk to somebody who bought from you?',
        'Which bank, hospital or company is your biggest customer?',
        'Who uses your product today? Testimonials of real customers',
        'Do you work for a government, an army or a famous company?',
      ],
      'The site names no customers and lists no references.',
    ),
    silent(
      [
        'How many people work for you?',
        'Number of employees, headcount, staff and engineers of the company',
        'How big is your company or team?',
      ],
      'The site does not say how many people work for us.',
    ),
    silent(
      [
        'Who runs the company?',
        'Who is the owner, boss, chief executive, CTO or data protection officer?',
        'Names of the leadership team and the founders',
      ],
      'The site names no people of the company.',
    ),
    silent(
      [
        'Do you have Cyber Essentials, ISO 9001, FedRAMP or another accreditation?',
        'Are you on a government procurement framework such as G-Cloud?',
        'Are your products CE, UL or FDA approved?',
      ],
      'The site names no accreditation, approval or procurement framework.',
    ),
    silent(
      [
        'Do you sign a data processing agreement, an NDA or a BAA?',
        'Legal paperwork: confidentiality agreement and standard contractual clauses',
      ],
      'The site does not say which agreements we sign.',
    ),
    silent(
      ['Are your staff vetted and background checked?', 'Do your engineers have security clearance?'],
      'The site does not say how our staff are vetted.',
    ),
    silent(
      [
        'What is your company registration, VAT or DUNS number?',
        'Registered address, legal form and tax number of the company',
        'Annual report, balance sheet and auditors of your books',
      ],
      'The site does not say: it states no registration numbers and no reports.',
    ),
    silent(
      [
        'Are you carbon neutral?',
        'Sustainability, carbon footprint and emissions',
        'Modern slavery statement, ethics code and diversity policy',
        'How green is the AI you run?',
      ],
      'The site states nothing about carbon, sustainability or corporate policies.',
    ),
    silent(
      [
        'How long is the warranty on the hardware?',
        'Who replaces a broken server, spare parts, repair and maintenance contract?',
        'Guarantee on defects of the equipment',
      ],
      'The site states no warranty and no terms of repair.',
    ),
    silent(
      [
        'How much memory, disk and how many processors has a server node?',
        'Gigabytes of RAM, VRAM, CPU cores and terabytes of storage',
        'Dimensions and rack units of a node',
      ],
      'The site does not say how a server node is equipped; that follows from the survey.',
    ),
    silent(
      [
        'How many tokens per second does the model write?',
        'How many parameters has the model, and which context length?',
        'Benchmark results: MMLU, perplexity, throughput',
        'Which base model do you start from: Llama, Mistral, Qwen?',
      ],
      `The site states no sizes, base models or benchmarks of custom models; its claims are ${claim('higher accuracy')} higher accuracy, ${claim('cost reduction')} cost reduction and ${claim('speed')} speed.`,
    ),
    silent(
      [
        'Do you read licence plates or number plates?',
        'Do you detect fire, smoke, falls, drowning or fights?',
        'Do you have thermal or infrared cameras, body cameras, or dash cams?',
        'Do the cameras count people, cars or visitors?',
        'Does it hear sounds such as gunshots or breaking glass?',
      ],
      `The site does not say so: what the cameras detect there is ${detected}.`,
    ),
    silent(
      [
        'Do you sell cameras, alarm panels, drones, locks or other devices?',
        'Do you manufacture hardware?',
        'Do you supply security guards?',
      ],
      'The site does not say that we sell cameras, alarms, drones or guards: the systems run on equipment you have.',
    ),
    silent(
      [
        'Do you design websites or build mobile apps and software for clients?',
        'Search engine optimisation, e-mail marketing and social media management',
        'Do you do bookkeeping, translation, tax advice or recruiting?',
        'Do you host websites and mail?',
        'Do you develop blockchain, games or virtual reality?',
      ],
      `The site names no such service of ours. What we offer is ${services}.`,
    ),
    silent(
      ['Do you sell insurance or cyber insurance?', 'Do you pay the ransom or the damage of an attack?'],
      'The site does not say that we sell or arrange insurance.',
    ),
    silent(
      [
        'Which events, webinars and conferences do you attend or sponsor?',
        'Do you have a newsletter, podcast, forum or user community?',
        'Can I download a brochure, white paper or slides?',
        'Press contact and media kit',
      ],
      'The site lists no events, newsletter, community or downloads; articles are under AI Insights.',
    ),
    silent(
      [
        'Do you pay a bug bounty?',
        'Do you have a public status page?',
        'What was your real uptime last month, and how many outages did you have?',
      ],
      `The site states the uptime SLA of ${claim('uptime SLA')}; it names no bug bounty, status page or past outages.`,
    ),
    silent(
      [
        'How many incidents did you handle, how many criminals did you catch last year?',
        'How many systems have you installed so far?',
        'Statistics of past projects, success rate',
      ],
      'The site states no such counts.',
    ),
    silent(
      [
        'Do you use subcontractors or outsource work abroad?',
        'Who are your own suppliers and partners?',
        'Under which open source licence is your software?',
      ],
      'The site does not say with which partners or licences we work.',
    ),
    silent(
      [
        'Do you have a case in tourism, sport, gambling, politics, media or telecom?',
        'Do you work with airports, railways, casinos, hotels abroad, museums or prisons?',
        'Do you help private people and households?',
      ],
      'The site has no page for that, which does not mean no; the industries it names each have a page.',
    ),
    silent(
      [
        'Who is liable if the AI makes a mistake?',
        'Liability, damages and indemnity when an alarm is missed',
        'What if the model gives a wrong answer and we lose money?',
      ],
      'The site states nothing about liability; that belongs to your contract.',
    ),
    silent(
      [
        'What happens to the cameras when the internet goes down?',
        'Does the system go on when our line or connection fails?',
        'Network outage at our site',
      ],
      'The site does not say what happens without a line to the outside; it says that video is processed on the node in your rack and is not sent to a cloud.',
    ),
    silent(
      ['How long is video or footage kept?', 'Retention of recordings in days, deletion of old video'],
      'The site does not say how long recordings are kept; they stay on your systems.',
    ),
    silent(
      [
        'How do we migrate from our present vendor?',
        'Switching from another supplier, import of old data',
        'Do you take over an existing project?',
      ],
      'The site does not say how a change of supplier goes.',
    ),
  ];
};
