import { unanswered, type PageAnswer } from '@northgate/contracts/page-answer';
import type { Brand } from '@northgate/site/brand';
import { inWords, lowerFirst } from '@northgate/site/sentences';
import { solutionChoices } from '@northgate/site/navigation';
import { entryWith } from '@northgate/site/entry-with';
import { guarantee, metrics } from '../home.content';
import { detections } from '../cctv-security.content';
import { evaluationProcess } from '../evaluation.content';

/** Further things that are asked of suppliers and stand on no page: what is not known or not offered, and a way to a person. */
export const silentAnswers = ({ email, bookingUrl, offices }: Brand): PageAnswer[] => {
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
        'Refund policy',
        'Do we get our fee back when it fails or does not do what you promised?',
      ],
      `The site states no refund and no money-back terms. What it does state: ${lowerFirst(guarantee.title)}`,
    ),
    silent(
      [
        'What does it cost per camera, user or seat each month?',
        'Licence fee, subscription, monthly or annual plan',
        'Hidden or recurring costs, maintenance fee',
        'What is the monthly fee for running it?',
        'Setup fee and yearly subscription',
        'What is your budget range, the minimum order or smallest project?',
      ],
      'The site lists no licence fees, subscriptions or minimum order.',
    ),
    silent(
      [
        'Can we try it for a month before we buy?',
        'Try the product for some days or weeks without paying',
        'Sandbox, test account, evaluation licence',
        'Can I borrow it and test it free of charge for two weeks?',
      ],
      'The site offers no trial period.',
    ),
    silent(
      [
        'Do you accept bank transfer, card, PayPal or crypto?',
        'Do you invoice in dollars, pounds, euros, rupees or naira?',
        'Do we pay in advance, a deposit, or by instalments?',
        'Which currency is the invoice in, do you take Visa?',
      ],
      'The site states no payment methods or currencies.',
    ),
    silent(
      [
        'Can I talk to somebody who bought from you?',
        'Which bank, hospital or company is your biggest customer?',
        'Who uses your product today? Testimonials of real customers',
        'Do you work for a government, an army or a famous company?',
        'Can we visit a customer or an installation that is running?',
        'Name three companies that use it',
        'Did Shell, Tesco, Tata or Dangote buy from you?',
      ],
      'The site names no customers and lists no references.',
    ),
    silent(
      [
        'How many people work for you?',
        'Number of employees, headcount, staff and engineers of the company',
        'How big is your company or team?',
        'How many engineers, developers and analysts do you employ?',
      ],
      'The site does not say how many people work for us.',
    ),
    silent(
      [
        'Who runs the company?',
        'Who is the owner, boss, chief executive, CTO or data protection officer?',
        'Names of the leadership team and the founders',
        'Who would be our project manager or account manager?',
        'Who is behind the company?',
      ],
      'The site names no people of the company.',
    ),
    silent(
      [
        'Do you have Cyber Essentials, ISO 9001, FedRAMP or another accreditation?',
        'Are you on a government procurement framework such as G-Cloud?',
        'Are your products CE, UL or FDA approved?',
        'Is it certified for medical devices, aviation or the military?',
        'Are you Common Criteria, FIPS or NIST certified?',
      ],
      'The site names no accreditation, approval or procurement framework.',
    ),
    silent(
      [
        'Do you sign a data processing agreement, an NDA or a BAA?',
        'Legal paperwork: confidentiality agreement and standard contractual clauses',
        'Will you sign our non-disclosure agreement?',
      ],
      'The site does not say which agreements we sign.',
    ),
    silent(
      [
        'Are your staff vetted and background checked?',
        'Do your engineers have security clearance?',
        'Criminal records checks of the people you send',
      ],
      'The site does not say how our staff are vetted.',
    ),
    silent(
      [
        'What is your company registration, VAT or DUNS number?',
        'Registered address, legal form and tax number of the company',
        'Annual report, balance sheet and auditors of your books',
        'Where is the company registered or incorporated?',
      ],
      'The site does not say: it states no registration numbers and no reports.',
    ),
    silent(
      [
        'Are you carbon neutral?',
        'Sustainability, carbon footprint and emissions',
        'Modern slavery statement, ethics code and diversity policy',
        'How green is the AI you run?',
        'Do your data centres run on renewable power?',
      ],
      'The site states nothing about carbon, sustainability or corporate policies.',
    ),
    silent(
      [
        'How long is the warranty on the hardware?',
        'Who replaces a broken server, spare parts, repair and maintenance contract?',
        'Guarantee on defects of the equipment',
        'Who pays when a machine you installed breaks after a year?',
      ],
      'The site states no warranty and no terms of repair.',
    ),
    silent(
      [
        'How much memory, disk and how many processors has a server node?',
        'Gigabytes of RAM, VRAM, CPU cores and terabytes of storage',
        'Dimensions and rack units of a node',
        'How much power and cooling does the rack need, how loud and how heavy is it?',
        'Which graphics card exactly do you install, NVIDIA or AMD?',
        'How many users can work with it at once? Concurrent users',
      ],
      'The site does not say how a server node is equipped; that follows from the survey.',
    ),
    silent(
      [
        'How many tokens per second does the model write?',
        'How many parameters has the model, and which context length?',
        'Benchmark results: MMLU, perplexity, throughput',
        'Which base model do you start from: Llama, Mistral, Qwen?',
        'How big is the model in billions of parameters?',
        'How often is the model trained again?',
      ],
      `The site states no sizes, base models or benchmarks of custom models; its claims are ${claim('higher accuracy')} higher accuracy, ${claim('cost reduction')} cost reduction and ${claim('speed')} speed.`,
    ),
    silent(
      [
        'Do you read licence plates or number plates?',
        'Do you detect fire, smoke, falls, drowning or fights?',
        'Does it warn of floods, of fever, or of somebody who collapsed?',
        'Does it check that staff wash their hands?',
        'Can it follow one person from camera to camera by the clothes?',
        'Does the camera know when somebody smiles, can it watch a swimming pool?',
        'Do you have thermal or infrared cameras, body cameras, or dash cams?',
        'Do the cameras count people, cars or visitors?',
        'Does it hear sounds such as gunshots or breaking glass?',
        'Do you fly drones for surveillance or patrols?',
        'Does it recognise emotions, lies, weapons in bags, masks or smoking?',
        'Do the cameras see in the dark, in rain or fog? Night vision',
        'Can it search the video for a red car or a man with a hat?',
      ],
      `The site does not say so: what the cameras detect there is ${detected}.`,
    ),
    silent(
      [
        'Do you sell cameras, alarm panels, drones, locks or other devices?',
        'Do you manufacture hardware?',
        'Do you supply security guards?',
        'Do you sell fire extinguishers, fences, safes, turnstiles or GPS trackers?',
        'Do you sell laptops, phones or graphics cards?',
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
        'Do you offer a call centre, payroll, hosting or web design?',
        'Do you build chatbots for websites, voice assistants or robots for the home?',
      ],
      `The site names no such service of ours. What we offer is ${services}.`,
    ),
    silent(
      [
        'Do you sell insurance or cyber insurance?',
        'Do you pay the ransom or the damage of an attack?',
        'Do you negotiate with criminals, recover lost data or wiped disks?',
      ],
      'The site does not say that we sell or arrange insurance.',
    ),
    silent(
      [
        'Which events, webinars and conferences do you attend or sponsor?',
        'Do you have a newsletter, podcast, forum or user community?',
        'Can I download a brochure, white paper or slides?',
        'Press contact and media kit',
        'Do you give courses, certificates or university lectures?',
      ],
      'The site lists no events, newsletter, community or downloads; articles are under AI Insights.',
    ),
    silent(
      [
        'Do you pay a bug bounty?',
        'Do you have a public status page?',
        'What was your real uptime last month, and how many outages did you have?',
        'Downtime of the last twelve months',
      ],
      `The site states the uptime SLA of ${claim('uptime SLA')}; it names no bug bounty, status page or past outages.`,
    ),
    silent(
      [
        'How many incidents did you handle, how many criminals did you catch last year?',
        'How many systems have you installed so far?',
        'Statistics of past projects, success rate',
        'How many projects have failed?',
      ],
      'The site states no such counts.',
    ),
    silent(
      [
        'Do you use subcontractors or outsource work abroad?',
        'Who are your own suppliers and partners?',
        'Under which open source licence is your software?',
        'Can we see your source code?',
      ],
      'The site does not say with which partners or licences we work.',
    ),
    silent(
      [
        'Do you have a case in tourism, sport, gambling, politics, media or telecom?',
        'Do you work with airports, railways, casinos, hotels abroad, museums or prisons?',
        'Do you protect football stadiums, concerts, weddings, ships or nuclear power plants?',
        'Do you help private people and households?',
        'Do you work with shipping lines, airlines, police, embassies or charities?',
        'Do you have something for fishing, forestry, insurance brokers, estate agents or funeral homes?',
      ],
      'The site has no page for that, which does not mean no; the industries it names each have a page.',
    ),
    silent(
      [
        'Who is liable if the AI makes a mistake?',
        'Liability, damages and indemnity when an alarm is missed',
        'What if the model gives a wrong answer and we lose money?',
        'Who pays the damage, can we sue you?',
      ],
      'The site states nothing about liability; that belongs to your contract.',
    ),
    silent(
      [
        'What happens to the cameras when the internet goes down?',
        'Does the system go on when our line or connection fails?',
        'Network outage at our site',
        'Does it keep running during a power cut, is there a battery?',
      ],
      'The site does not say what happens without a line to the outside; it says that video is processed on the node in your rack and is not sent to a cloud.',
    ),
    silent(
      [
        'How long is video or footage kept?',
        'Retention of recordings in days, deletion of old video',
        'Can we look at the video of last month?',
      ],
      'The site does not say how long recordings are kept; they stay on your systems.',
    ),
    silent(
      [
        'How do we migrate from our present vendor?',
        'Switching from another supplier, import of old data',
        'Do you take over an existing project?',
        'We are unhappy with our supplier, can you take over?',
      ],
      'The site does not say how a change of supplier goes.',
    ),
    silent(
      [
        'Is our data encrypted at rest and in transit?',
        'Which encryption do you use: AES, TLS? Key management and HSM',
      ],
      'The site does not say which encryption is used; it says that you keep the keys.',
    ),
    silent(
      [
        'Are backups made of our data?',
        'Disaster recovery, RPO and RTO',
        'How is the system backed up and restored?',
      ],
      'The site does not say how backups are made; a standby site can be added.',
    ),
    silent(
      [
        'How do our people log in: single sign-on, SAML, Active Directory, two-factor?',
        'Do you support SSO and multi-factor authentication?',
      ],
      'The site does not say how people sign in; it says that access goes by role.',
    ),
    silent(
      [
        'Who installs updates and security patches of your software?',
        'How often is there a new version, and is updating included?',
      ],
      'The site does not say how updates of our software are delivered.',
    ),
    silent(
      [
        'Do you deliver to or install in Canada, the USA, Australia, Germany, Kenya or Dubai?',
        'Do you ship abroad, are there travel costs?',
        'Do you work outside the UK, Nigeria and India? International projects',
      ],
      `The site does not say in which other countries we work; our offices are in ${inWords(offices.map(({ city }) => city))}.`,
    ),
    silent(
      [
        'Are we too small for you, do you work with start-ups or small businesses?',
        'Minimum size of a customer, number of employees we must have',
      ],
      'The site states no least size of a company; the calculator of readiness begins at 10 people.',
    ),
    silent(
      [
        'Which programming languages and frameworks is it built with: PyTorch, Kubernetes, Docker?',
        'What is your technology stack?',
      ],
      'The site does not say with which frameworks our systems are built.',
    ),
    silent(
      [
        'Who measured your accuracy, was it tested independently?',
        'Proof, study or benchmark behind the figures you claim',
      ],
      'The site does not say who measured its figures or how.',
    ),
    silent(
      [
        'Are you better than Darktrace, CrowdStrike, Palantir, Accenture or IBM?',
        'How do you compare with a vendor we use today by name?',
      ],
      'The site does not name that company in its comparison.',
    ),
    silent(
      [
        'How long is the lead time of the servers, when is the hardware delivered?',
        'Are graphics cards in stock?',
      ],
      'The site does not say how long hardware takes to arrive; the week of the setup is counted from the survey.',
    ),
    silent(
      [
        'Which browser does the dashboard need?',
        'Can I change the colours of the dashboard, is there a dark mode?',
        'Do we get reports by e-mail every week or month?',
        'How many people can be logged in at once, how many users are included?',
        'Is there a demo account I can log in to, a screen I can click through?',
        'Can managers see statistics and charts per employee?',
      ],
      'The site does not describe screens, reports and accounts of the products.',
    ),
    silent(
      [
        'Does it run on Windows Server, Linux or a Mac?',
        'Will it run on our VMware cluster or in our Kubernetes?',
        'Which operating system and virtual machines do you need?',
        'Can we download the software and install it ourselves?',
      ],
      'The site names no operating systems and offers no software to download.',
    ),
    silent(
      [
        'Which law governs the contract, which court decides?',
        'Is there an escrow for the source code?',
        'Who owns improvements that we suggest?',
        'Terms and conditions of business',
      ],
      'The site does not print our contract, and so states no governing law, escrow or rights to improvements.',
    ),
    silent(
      [
        'When was your last audit, and who audits your systems?',
        'Which penetration tester or institute checked you yourselves?',
        'Who attacks and tests your own company?',
      ],
      'The site does not say by whom or when our own systems were audited.',
    ),
    silent(
      [
        'How long does it take to red-team or attack our model?',
        'How many days is a penetration test or a red-teaming?',
        'When do we get the report of the red team?',
      ],
      `The site does not say how long red-teaming takes; it has ${evaluationProcess.steps.length} steps.`,
    ),
    silent(
      [
        'Do you hold patents, do you publish research papers?',
        'Which university or laboratory do you do research with?',
      ],
      'The site names no patents, research papers or universities.',
    ),
  ];
};
