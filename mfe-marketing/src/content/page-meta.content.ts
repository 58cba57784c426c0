import type { PageMeta } from '@northgate/contracts/remote';
import type { Brand } from '@northgate/site/brand';
import { paths } from '@northgate/site/paths';
import { cctvAnswers } from './answers/cctv-answers.content';
import { contactAnswers } from './answers/contact-answers.content';
import { customModelsAnswers } from './answers/custom-models-answers.content';
import { cybersecurityAnswers } from './answers/cybersecurity-answers.content';
import { homeAnswers } from './answers/home-answers.content';
import { infrastructureAnswers } from './answers/infrastructure-answers.content';
import { platformAnswers } from './answers/platform-answers.content';
import { privacyAnswers } from './answers/privacy-answers.content';
import { redTeamingAnswers } from './answers/red-teaming-answers.content';
import { studioAnswers } from './answers/studio-answers.content';
import { trustAnswers } from './answers/trust-answers.content';

export const homeMeta = (brand: Brand): PageMeta => ({
  title: `${brand.company.name}: we build your AI, then try to break it`,
  description: `${brand.company.name} sets up enterprise AI infrastructure in seven days, trains models on your own data and red-teams the result before your users meet it.`,
  jsonLd: [
    {
      '@type': 'Organization',
      name: brand.company.name,
      url: brand.siteUrl,
      email: brand.email,
      contactPoint: brand.phones.map((phone) => ({
        '@type': 'ContactPoint',
        contactType: 'sales',
        areaServed: phone.country,
        telephone: phone.number,
      })),
      location: brand.offices.map((office) => ({
        '@type': 'Place',
        name: office.city,
      })),
      sameAs: Object.values(brand.social),
    },
  ],
  answers: homeAnswers(brand),
  ask: [
    'What does your company do?',
    'Which industries and sectors do you serve?',
    'How many clients and customers do you have?',
    'When does it pay for itself? Return on investment guarantee',
    'Who are you and what services do you offer?',
    'What do you build, and why should we choose you over other AI companies?',
    'Overview of all your products, services and solutions',
    'What makes your company different? Accuracy, speed and savings in figures',
    'Will we get our money back in the first year?',
    'Our staff paste files into a public chatbot: what is the alternative?',
  ],
});

export const cctvMeta = (brand: Brand): PageMeta => ({
  title: `AI CCTV Security | ${brand.company.name}`,
  description:
    'Weapon, loitering and perimeter detection on the cameras you own, run on servers inside your building, with alerts in under 300 ms.',
  breadcrumb: [{ title: 'AI CCTV Security', path: paths.cctv }],
  answers: cctvAnswers(brand),
  ask: [
    'Can the cameras detect a gun, a knife or another weapon?',
    'Does it work with our existing IP cameras and recorders?',
    'Which video formats, codecs and resolution are supported?',
    'How many cameras can one server handle?',
    'How fast is an alarm or alert when an intruder climbs the fence?',
    'Loitering: people who hang around an entrance',
    'Does footage leave the building? Faces, privacy and edge processing',
    'What network bandwidth and hardware do surveillance cameras need?',
    'How much do we save on security guards? ROI calculator for cameras and guards',
    'How accurate is detection, and are there false alarms?',
    'Crowds, abandoned bags, shoplifting and vandalised cameras',
    'Video analytics for malls, airports, banks, schools, warehouses and parking',
    'How long does it take to install?',
    'Will you flag somebody who lingers, loiters or sneaks around the back door at night?',
    'A thief covers, turns or cuts off the lens: do you notice tampering?',
    'Do we have to replace our old cameras or recorders, or can we keep them?',
    'Is facial recognition used? Can you recognise faces or number plates?',
    'Somebody jumped the wall, crossed a line or entered a forbidden zone',
    'Is footage sent to the cloud, or does video stay in the building?',
    'One control room for several sites, buildings and branches',
    'Who gets the alarm: guards, operators, messages on a phone or e-mail?',
    'Minimum resolution in pixels, how many servers, nodes or boxes for our number of cameras',
    'Where are our blind spots? Survey of the site and floor plan',
  ],
});

export const cybersecurityMeta = (brand: Brand): PageMeta => ({
  title: `AI Cybersecurity, offensive and defensive | ${brand.company.name}`,
  description:
    'Defence and attack from one team: every alert triaged in about 8 minutes, with the reason written down, on servers inside your network.',
  breadcrumb: [{ title: 'AI Cybersecurity', path: paths.cybersecurity }],
  answers: cybersecurityAnswers(brand),
  ask: [
    'Who watches our network, computers and mail for hackers around the clock, day and night?',
    'Do you run a security operations centre (SOC), so that we need not hire analysts?',
    'Penetration testing: can you try to hack us and break in before a release or an audit?',
    'We were hacked, hit by ransomware, malware or a virus: can you contain the incident and help us recover?',
    'How fast do you triage and respond to an alert, a breach or a phishing attack?',
    'Phishing simulation, security awareness and breach rehearsal with our own staff',
    'Threat hunting: find attackers that antivirus and firewall missed',
    'Vulnerability management, scanning and patching of servers, software and cloud accounts',
    'Which of our systems, ports and domains can be attacked from the internet? Attack surface',
    'Suspicious sign-ins, stolen passwords, identity and access analysis, insider threats',
    'Protection of laptops, endpoints, e-mail, network perimeter and data, encryption',
    'Managed detection and response (MDR, EDR, SIEM) on our own servers: do logs leave the building?',
    'Red team and blue team, offensive and defensive security from one supplier',
    'Why was an alert judged harmless? Reasons written down for auditors',
    'How do you compare with other security vendors?',
  ],
});

export const contactMeta = (brand: Brand): PageMeta => ({
  title: `Contact Us | ${brand.company.name}`,
  description: `Half an hour with an engineer of ${brand.company.name}. Write, call our offices in ${brand.offices.map((office) => office.city).join(', ')}, or book a time.`,
  breadcrumb: [{ title: 'Contact Us', path: paths.contact }],
  answers: contactAnswers(brand),
  ask: [
    'How can I contact you, call you or write to you?',
    'Where are you based? Offices, phone numbers and e-mail address',
    'Can I talk to an engineer, see a demo or book a meeting?',
  ],
});

export const platformMeta = (brand: Brand): PageMeta => ({
  title: `${brand.product.name}, the Decision Making Platform | ${brand.company.name}`,
  description: `Up to 5 AI agents debate your decision to consensus on ${brand.product.name}: 50+ models, personas, your own documents, and an intervention every 20 messages.`,
  breadcrumb: [{ title: 'Decision Making Platform', path: paths.platform(brand) }],
  answers: platformAnswers(brand),
  ask: [
    'How do several AI agents discuss and agree on a decision?',
    'Which language models, such as GPT, Claude or Llama, can I choose?',
    'Can I upload my own documents and files as a knowledge base?',
    'How long does set-up take, and how do I sign up, log in and start a debate?',
    'Can I export a transcript or record of the discussion?',
    'Can a human step in or intervene?',
    'Give each agent a personality, persona or role',
    'Analytics and statistics of a debate',
    'What is MAX mode?',
    'Who are Alpha, Beta, Gamma, Delta and Epsilon?',
    'Is it better than one chatbot such as ChatGPT?',
    'Support for managers and boards who make strategic decisions',
    `What is ${brand.product.name}?`,
    'How many agents can there be at most?',
    'Can I feed it board papers, reports, contracts and minutes?',
    'How often do I have to step in, correct or steer the agents?',
    'Save the conversation to a file, for the minutes of a meeting',
    'Choosing a supplier, entering a market, approving a budget: can AI argue it through with me?',
    'Does every agent use a different model, for example Gemini, Mistral or Llama?',
    "Second opinion, pros and cons, devil's advocate",
  ],
});

export const studioMeta = (brand: Brand): PageMeta => ({
  title: `${brand.product.name} Studio: VFX, graphics and video | ${brand.company.name}`,
  description:
    'You vibe code, we distribute: AI-driven VFX, marketing and graphics, and video production, drawn by AI and directed by people.',
  breadcrumb: [{ title: `${brand.product.name} Studio`, path: paths.studio(brand) }],
  answers: studioAnswers(brand),
  ask: [
    'Can you make an advert, commercial or marketing video with AI?',
    'Visual effects, animation and motion graphics for film',
    'Graphic design, social media posts, brand and campaign pictures',
    'I have an idea: how do I start a creative project?',
    'What is vibe coding? Can you promote and distribute the app I built?',
    'Can you produce a TV spot, trailer, explainer or product film?',
    'Logo, brochure, poster and artwork design',
    'Script, storyboard, editing, cutting and sound',
    '3D effects, crowds, sets and weather for movies and games',
  ],
});

export const privacyMeta = (brand: Brand): PageMeta => ({
  title: `Privacy Policy | ${brand.company.name}`,
  description: `What the site of ${brand.company.name} learns about you, what it does with it, and how to have it removed. Effective 1 July 2025.`,
  breadcrumb: [{ title: 'Privacy Policy', path: paths.privacy }],
  answers: privacyAnswers(brand),
  ask: [
    'What personal data do you collect about me and why?',
    'Do you use cookies, tracking or analytics?',
    'Do you share or sell my information to third parties?',
    'How can I see, correct or delete my data? GDPR rights',
    'Is the website for children and kids?',
    'How do you keep my data secure, and for how long?',
    'Do you sell or rent my e-mail address to others?',
    'Who reads what I type in the chat or in a form, and is it stored?',
    'The right to be forgotten, to a copy of my records and to object: data protection',
    'Which browser storage, Google Analytics or trackers does the site have?',
  ],
});

export const infrastructureMeta = (brand: Brand): PageMeta => ({
  title: `Complete AI Infrastructure | ${brand.company.name}`,
  description:
    'Racks, models, security and training set up in your building in seven days: surveyed on day 1, attacked on day 6, handed over on day 7.',
  breadcrumb: [{ title: 'Complete AI Infrastructure', path: paths.infrastructure }],
  answers: infrastructureAnswers(brand),
  ask: [
    'How long does it take to set up AI in our company? The seven days, day by day',
    'What is installed: servers, GPUs, models, software and monitoring in our data centre',
    'Are we ready for AI? Maturity score for a company of our size and number of employees',
    'Uptime guarantee, service level agreement and availability',
    'Packages for government, public sector, banking, hotels, hospitality and manufacturing',
    'Training for our staff after the installation',
    'Can existing servers and legacy systems be upgraded or extended?',
    'Return on a security investment: ROI calculator',
    'How do you evaluate a model? Safety demo with protected and vulnerable answers',
    'Can everything run on premises, inside our own firewall?',
    'What do we get in the first week, and who runs it afterwards?',
    'We have no IT department: turnkey AI for a company of any size',
    'Can it work without any internet, disconnected or air-gapped?',
    'Do you sell and install GPU servers? Which hardware do we need before we start?',
    'Are we mature enough to start with artificial intelligence?',
    'What happens on each day: survey, install, train, attack, hand over?',
    'Can we grow later: more nodes, capacity, storage or a standby site?',
    'Solutions for ministries, councils, hotels, banks, hospitals and factories, by security level',
    'Guaranteed payback: the investment returns within the first year',
  ],
});

export const customModelsMeta = (brand: Brand): PageMeta => ({
  title: `Custom Small Language Models | ${brand.company.name}`,
  description:
    'A language model trained on your documents and installed on a server you control: on premises, in your private cloud or on the device.',
  breadcrumb: [{ title: 'Custom Small Language Models', path: paths.customModels }],
  answers: customModelsAnswers,
  ask: [
    'Can you train or fine-tune a language model on our own data and documents?',
    'Why a small language model (SLM) instead of a big LLM such as GPT?',
    'Can our data stay private and not go to OpenAI or another cloud?',
    'Where can the model be hosted: on premises, private cloud, offline, laptop, phone or device?',
    'What are the steps from raw data to a finished, trained model?',
    'Request a quote or estimate for a custom, bespoke model',
    'Who owns the model and its weights?',
    'Is it cheaper to run? Cost per token',
    'Domain specific models for hospitals, lawyers, banks, engineers and support tickets',
    'Can we have our own private ChatGPT that never sends data abroad?',
    'How many documents do you need to train it?',
    'Does it say where an answer comes from? Sources and citations',
    'Does it hallucinate, invent or make things up?',
    'Can it learn our jargon, abbreviations, part numbers and house style?',
    'Can it be retrained or updated when our documents change?',
    'How much less does a small model cost than paying for every word?',
    'An assistant that only knows our company, manuals and policies',
    'Drafts of letters, product texts and customs papers',
  ],
});

export const redTeamingMeta = (brand: Brand): PageMeta => ({
  title: `AI Safety & Evaluation | ${brand.company.name}`,
  description:
    'Red teaming of language models: prompt injection, jailbreaks and data extraction tried on your model, scored, closed and tried again.',
  breadcrumb: [{ title: 'AI Safety & Evaluation', path: paths.redTeaming }],
  answers: redTeamingAnswers,
  ask: [
    'Is our chatbot or language model safe? Red teaming an LLM',
    'Jailbreaks, prompt injection and data extraction: which vulnerabilities and weaknesses do you test?',
    'Can an attacker trick our AI agent into leaking customer data or saying something harmful?',
    'SQL injection through an assistant',
    'How do you evaluate and measure safety, alignment and robustness of generative AI?',
    'Example of a protected and a vulnerable answer',
    'Fine-tuning data, human feedback, RLHF and preference collection',
    'Check an AI product before its launch',
    'Can somebody fool our bot into swearing, lying or giving away secrets?',
    'Penetration test (pentest) of an LLM application, OWASP top ten',
    'Could a hidden instruction in an e-mail or document hijack our agent?',
    'Our assistant has access to tools and a database: is that dangerous?',
    'How do you prove that a weakness was fixed afterwards?',
    'Can our training data be poisoned?',
    'Do we get a score and a report of how safe the model is?',
    'Is our AI biased, toxic or unfair? Governance and risk of AI',
  ],
});

export const trustMeta = (brand: Brand): PageMeta => ({
  title: `Trust | ${brand.company.name}`,
  description: `What the site of ${brand.company.name} processes and where, what its assistant may know, how data is deleted, and whom to tell of a weakness.`,
  breadcrumb: [{ title: 'Trust', path: paths.trust }],
  answers: trustAnswers(brand),
  ask: [
    'What does the assistant know, and does it remember me?',
    'Where is data processed and stored? Subprocessors and hosting',
    'How do I report a vulnerability or security issue? security.txt, responsible disclosure',
    'Does an outside language model see my question?',
  ],
});

export const searchMeta = (brand: Brand): PageMeta => ({
  title: `Search | ${brand.company.name}`,
  description: `Search the pages of ${brand.company.name}, the questions they answer, and the articles.`,
  breadcrumb: [{ title: 'Search', path: paths.search }],
  indexed: false,
});
