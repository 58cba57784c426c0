import { answered, type PageAnswer } from '@northgate/contracts/page-answer';
import type { Brand } from '@northgate/site/brand';
import { entryWith } from '@northgate/site/entry-with';
import { inWords, lowerFirst } from '@northgate/site/sentences';
import {
  capabilities,
  clock,
  comparison,
  hero,
  industries,
  layers,
  progress,
  reasons,
  story,
} from '../cybersecurity.content';

const team = (title: string) => entryWith(capabilities.teams, 'title', title).items;
const work = (title: string) =>
  entryWith(
    capabilities.teams.flatMap(({ items }) => items),
    'title',
    title,
  );
const reason = (title: string) => entryWith(reasons.items, 'title', title);
const ours = (name: string) => entryWith(comparison.rows, 'name', name).cells[0]!.text;
const listed = (title: string) =>
  inWords(team(title).map((item) => `${lowerFirst(item.title)} (${item.when})`));
const triage = work('Alert triage').when;
const sentence = (title: string) => `${work(title).title} is done ${work(title).when}.`;

export const cybersecurityAnswers = ({ competitors }: Brand): PageAnswer[] => [
  answered(
    [
      'What is your AI cybersecurity?',
      'Tell me about your cybersecurity',
      'Do you offer cyber security and network protection?',
      'Who protects our company from hackers?',
      'We want somebody to defend our computers',
    ],
    `${hero.lead} The work runs on servers inside your network.`,
  ),
  answered(
    [
      'How fast is an alert triaged?',
      'How quickly do you react and respond to an incident or a phishing attack?',
      'Triage time in minutes',
      'How long until a real attack is told from noise?',
      'Response time of the security team',
      'How many minutes until somebody looks at an alarm?',
    ],
    `Alerts are triaged ${triage}, with the reason written down.`,
    progress.title,
  ),
  answered(
    [
      'Which defensive services do you have?',
      'What does the blue team do: monitoring, threat hunting, containment?',
      'The defensive side of security',
      'What belongs to defence?',
    ],
    `The defensive team does ${listed('Defensive')}.`,
    'Defensive',
  ),
  answered(
    [
      'Which offensive services do you have?',
      'What does the offensive team do: ethical hacking, pentests?',
      'The attacking side of your security team',
    ],
    `The offensive team does ${listed('Offensive')}.`,
    'Offensive',
  ),
  answered(
    [
      'What is the difference between your defensive and offensive work?',
      'Defence versus attack: what is what?',
      'Red team and blue team from one supplier',
    ],
    `Defensive: ${inWords(team('Defensive').map(({ title }) => lowerFirst(title)))}.\nOffensive: ${inWords(team('Offensive').map(({ title }) => lowerFirst(title)))}.\n${capabilities.lead}`,
    capabilities.title,
  ),
  answered(
    [
      'Do you do penetration tests?',
      'Can you try to break into our network or web application like an attacker?',
      'Pentest, ethical hacking and pretending to be the bad guys',
      'Will you try to get in?',
      'Break into our systems to show us the holes',
      'How often do you run a pentest?',
    ],
    `Yes. ${sentence('Penetration testing')} ${sentence('Attack surface mapping')}`,
    'Offensive',
  ),
  answered(
    [
      'Do you run phishing simulations?',
      'Do you teach employees to recognise or spot fake and fraudulent mails?',
      'Can you test whether our staff click on phishing mails?',
      'Security awareness for employees who click on everything',
      'Our staff fall for fake invoices and links',
    ],
    `Yes. Phishing simulation is done ${work('Phishing simulation').when}, and breach rehearsal ${work('Breach rehearsal').when}.`,
    'Offensive',
  ),
  answered(
    [
      'We have been hacked. What do you do?',
      'An employee clicked on a bad link or opened a malicious attachment',
      'Our files are locked or encrypted and criminals want money',
      'Ransomware, malware or a virus in our network: can you contain it?',
      'What happens after an incident?',
      'An intruder is already inside one computer or PC',
      'An attack with ransomware on our company',
      'Incident response and containment',
      'Somebody is in our network right now, help',
      'What do you do when there is a breach?',
    ],
    `Triage takes ${triage.replace('in ', '')}, and containment happens ${work('Incident containment').when}. ${entryWith(story.items, 'title', 'Cut').text} Afterwards it is written down: ${lowerFirst(entryWith(story.items, 'title', 'Written down').text)}`,
    story.title,
  ),
  answered(
    [
      'Do you hunt for threats before there is an alert?',
      'Find attackers that antivirus missed',
      'Somebody may have been sitting quietly in our network for months',
      'Threat hunting',
    ],
    `Yes. ${sentence('Threat hunting')}`,
    'Defensive',
  ),
  answered(
    [
      'Do you look after vulnerabilities and patches?',
      'Vulnerability management, scanning and patching',
      'Cloud accounts with wrong settings',
      'Our software is out of date and full of holes',
    ],
    `Yes. ${sentence('Vulnerability management')} ${sentence('Attack surface mapping')}`,
    'Defensive',
  ),
  answered(
    [
      'Do you check suspicious sign-ins?',
      'Stolen passwords, identity and access, insider threats',
      'Log analysis and logins',
      'Somebody logs in from a strange country at night',
    ],
    `Yes. Log and identity analysis is done ${work('Log and identity analysis').when}. The identity layer decides ${lowerFirst(entryWith(layers.items, 'title', 'Identity').text)}`,
    'Identity',
  ),
  answered(
    [
      'How many layers of defence are there?',
      'Security layers: perimeter, network, endpoint, identity and data',
      'Defence in depth',
    ],
    `There are ${layers.items.length} layers, and the attack has to win five times.\n${layers.items.map(({ title, text }) => `${title}: ${lowerFirst(text)}`).join('\n')}`,
    layers.title,
  ),
  answered(
    [
      'Do our logs leave the building?',
      'Where does the security analysis run?',
      'Do log data stay with us or go to your cloud?',
      'Do you send our logs to the cloud?',
      'Is it better than a cloud SIEM or SOC?',
    ],
    reason('Logs stay in the building').text,
    reason('Logs stay in the building').title,
  ),
  answered(
    [
      'Can we check why an alert was judged harmless?',
      'Does a machine alone decide, and is the reason written down for auditors?',
      'Explainable security decisions',
      'How do we know the machine was right to ignore an alarm?',
      'Do we get told why?',
    ],
    `Yes. Every alert comes with its written reason. ${reason('You can argue with it').text}`,
    reason('You can argue with it').title,
  ),
  answered(
    [
      'How do you compare with other security vendors?',
      `Comparison with competitors such as ${inWords(competitors)}`,
      'What makes you different from other managed security providers?',
      ...competitors.map((name) => `Are you better than ${name}, and who tests AI models?`),
    ],
    `Triage time: ${lowerFirst(ours('Triage time'))}.\nOffence and defence: ${lowerFirst(ours('Offence and defence'))}.\nTests AI models: ${lowerFirst(ours('Tests AI models'))}.\nRuns on your servers: ${lowerFirst(ours('Runs on your servers'))}.\nWritten reason per alert: ${lowerFirst(ours('Written reason per alert'))}.\n${comparison.note}`,
    comparison.title,
  ),
  answered(
    ['Why should we hand our security to you?', 'Reasons to choose your security team'],
    reasons.items.map(({ title, text }) => `${title}: ${lowerFirst(text)}`).join('\n'),
    reasons.title,
  ),
  answered(
    [
      'Who watches our network at night?',
      'Who looks at the alarms of our firewall and computers?',
      'Security operations centre around the clock without hiring analysts',
      'We cannot afford analysts on the night shift',
      'Can you keep an eye on our IT at the weekend?',
      'Monitoring of endpoints and network',
    ],
    `One team watches and attacks: ${listed('Defensive')}. Each of the ${layers.items.length} layers is watched separately. Hours of duty are agreed with you; the site does not state them.`,
    capabilities.title,
  ),
  answered(
    ['Which industries do you defend?', 'Cybersecurity for banks, hospitals, law firms and factories'],
    `We defend ${inWords(industries.chips)}.`,
    industries.title,
  ),
  answered(
    [
      'Do you protect AI assistants and models against attacks too?',
      'Model red teaming as part of cybersecurity',
    ],
    `Yes. ${reason('Your AI is a target, too').text} Model red teaming happens ${work('Model red teaming').when}.`,
    reason('Your AI is a target, too').title,
  ),
  answered(
    [
      'What is the difference between red teaming a model and a penetration test?',
      'Red teaming compared with pentesting',
    ],
    `Model red teaming attacks a language model through its prompts, ${work('Model red teaming').when}. Penetration testing attacks network and software, ${work('Penetration testing').when}.`,
    'Offensive',
  ),
  answered(
    [
      'Are the attack counters on the page live data?',
      'What are the estimated attacks and cost per second?',
      'What does a data breach cost a company?',
    ],
    `The counters on the page are an illustration: ${lowerFirst(clock.note)} The site states no cost of a breach for your company.`,
    clock.label,
  ),
  answered(
    ['Is there an example of an alert from start to finish?', 'How is an alert handled step by step?'],
    `${story.lead}\n${story.items.map(({ title, text }) => `${title}: ${lowerFirst(text)}`).join('\n')}`,
    story.title,
  ),
];
