import { answered, type PageAnswer } from '@northgate/contracts/page-answer';
import type { Brand } from '@northgate/site/brand';
import { cameraCost, guardCost } from '@northgate/site/calculator-figures';
import { entryWith } from '@northgate/site/entry-with';
import { inWords, lowerFirst } from '@northgate/site/sentences';
import {
  detections,
  features,
  hero,
  performance,
  pipeline,
  roi,
  sites,
  specification,
  timeline,
  vision,
} from '../cctv-security.content';

const { requirements, integrations, deployment } = specification;
const fact = (term: string) => entryWith(hero.facts, 'term', term).detail;
const need = (term: string) => entryWith(requirements.rows, 'term', term).detail;
const detection = (title: string) => entryWith(detections.items, 'title', title);
const bar = (title: string) => entryWith(performance.metrics, 'title', title);
const step = (day: string) => entryWith(timeline.steps, 'day', day);
const connected = (title: string) => entryWith(integrations.lists, 'title', title).items;
const option = (title: string) => entryWith(deployment.options, 'title', title);
const dollars = (value: number) => `$${value.toLocaleString('en-US')}`;
const stepTexts = timeline.steps.map(
  ({ day, title, description }) => `Day ${day}, ${lowerFirst(title)}: ${lowerFirst(description)}`,
);

export const cctvAnswers = ({ product }: Brand): PageAnswer[] => [
  answered(
    [
      'What is your AI CCTV security?',
      'Tell me about your camera security',
      'What does your CCTV product do?',
      'AI video surveillance and analytics on cameras',
      'Do you offer CCTV?',
      'Can AI watch our cameras for us?',
    ],
    `${hero.lead} Weapon detection reaches ${fact('Weapon detection')}, an alert takes ${fact('Alert')}.`,
  ),
  answered(
    [
      'How accurate is weapon detection?',
      'Can the cameras detect a gun, knife, pistol, rifle or armed person?',
      'How sure are you to recognise a firearm?',
      'Accuracy of gun detection in percent',
      'How often does it get a weapon right?',
      'Somebody pulls a gun in our lobby',
    ],
    `Weapon detection accuracy is ${fact('Weapon detection')}. It finds ${lowerFirst(detection('Weapons').text)}`,
    detection('Weapons').title,
  ),
  answered(
    [
      'How fast are the alerts?',
      'How big is the delay or lag until a guard hears about it?',
      'How quickly does an alarm reach the operator or control room?',
      'Alert time in ms',
      'How soon do we hear about an intruder?',
      'Latency and response time of the camera alarm',
      'How many milliseconds or seconds does an alert take?',
      'Is it real time?',
    ],
    `An alert takes ${fact('Alert')}: ${lowerFirst(entryWith(pipeline.steps, 'title', 'Alert').text)}`,
    pipeline.title,
  ),
  answered(
    [
      'How many cameras can one server handle?',
      'How many servers, nodes or boxes do we need for our cameras?',
      'Capacity: cameras per server node',
      'We have 90 cameras, how many server nodes is that?',
      'How many streams or feeds fit on one machine?',
    ],
    `The capacity is ${need('Capacity')}. Divide the number of your cameras by that to get the number of nodes.`,
    requirements.title,
  ),
  answered(
    [
      'Which video formats do you support?',
      'Which codecs and encodings can you read?',
      'Does it work with H.264, H.265 or MJPEG streams?',
      'What formats?',
    ],
    `The formats are ${need('Formats')}, from a resolution of ${need('Minimum resolution')} up.`,
    requirements.title,
  ),
  answered(
    [
      'What is the minimum resolution?',
      'Lowest camera resolution in pixels that is good enough',
      'Are old low resolution 480p cameras enough?',
      'Do I need HD or 4K cameras?',
      'How sharp must the picture be?',
    ],
    `The minimum resolution is ${need('Minimum resolution')}. Formats are ${need('Formats')}.`,
    requirements.title,
  ),
  answered(
    [
      'What network bandwidth do the cameras need?',
      'How fast must our network or LAN be for the cameras?',
      'Mbps or Gbps for surveillance',
      'Recommended network speed',
      'Internet connection for the camera system',
      'Is our 1 gigabit line good enough?',
    ],
    `The network needs ${need('Network').replace(', ', '; ')}.`,
    requirements.title,
  ),
  answered(
    [
      'What are the system requirements for CCTV?',
      'What hardware and network does the camera system need?',
      'Technical specification of the camera system',
    ],
    requirements.rows.map(({ term, detail }) => `${term}: ${detail}`).join('\n'),
    requirements.title,
  ),
  answered(
    [
      'Does it work with our existing cameras?',
      'May we keep the equipment, kit and recorders we bought before, or must we rip them out?',
      'Do we have to replace or throw away our old cameras?',
      'Which cameras do you support?',
      'Which makes of camera are compatible?',
      'Can we keep the cameras we already have?',
      'Do we have to buy new cameras?',
      'We invested in cameras last year and do not want to waste them',
    ],
    `Yes, it runs on the cameras you own: anything that delivers ${need('Formats')} from ${need('Minimum resolution')} up, such as ${inWords(connected('Cameras and recording').map(lowerFirst))}. The site names no brands; a survey lists every camera you have.`,
    entryWith(features.items, 'title', 'Works with what you have').title,
  ),
  answered(
    [
      'Which recorders and systems does it integrate with?',
      'Will it talk to the software and doors we have?',
      'Can it connect to our NVR, video management system, access control or alarm panel?',
      'Integrations for cameras',
      'Does it connect to access control and alarm panels?',
      'Can it open or lock doors when it sees something?',
    ],
    integrations.lists.map(({ title, items }) => `${title}: ${inWords(items.map(lowerFirst))}`).join('\n'),
    integrations.title,
  ),
  answered(
    [
      'Who gets the alert, and how?',
      'Are alarms sent to phones, messages, e-mail or guards?',
      'How are operators notified?',
      'Who is told when it sees something?',
    ],
    `Alerts go to ${inWords(connected('The people').map(lowerFirst))}. ${entryWith(features.items, 'title', 'Shows its reasons').text}`,
    entryWith(integrations.lists, 'title', 'The people').title,
  ),
  answered(
    [
      'What does it look for?',
      'What can the cameras detect?',
      'Can it see robbers, thieves and shoplifters?',
      'Which events and behaviours are detected?',
      'List of detections',
      'What does the system spot by itself?',
    ],
    detections.items.map(({ title, text }) => `${title}: ${lowerFirst(text)}`).join('\n'),
    detections.title,
  ),
  answered(
    [
      'When does somebody count as loitering?',
      'After how many minutes is loitering reported?',
      'People who hang around, linger or stay too long at the entrance',
      'Does it spot loiterers?',
      'Somebody has been standing at our gate for twenty minutes',
    ],
    `Loitering is ${lowerFirst(detection('Loitering').text)} You set the time for each zone.`,
    detection('Loitering').title,
  ),
  answered(
    [
      'Does it notice somebody crossing a line or climbing the fence?',
      'A stranger on our premises, yard or car park after closing time or at night',
      'Perimeter protection, intruders and trespassers at night',
      'Someone jumps over the wall into a forbidden zone',
      'People get into our yard when nobody is there',
    ],
    `Yes, as perimeter crossing: ${lowerFirst(detection('Perimeter crossing').text)}`,
    detection('Perimeter crossing').title,
  ),
  answered(
    ['Does it warn of crowds?', 'Too many people in one place, density and overcrowding'],
    `Yes, as crowd build-up: ${lowerFirst(detection('Crowd build-up').text)}`,
    detection('Crowd build-up').title,
  ),
  answered(
    [
      'Does it find abandoned bags?',
      'A backpack, rucksack or box somebody left behind',
      'Left objects, unattended luggage, suitcase or parcel standing alone',
    ],
    `Yes, as left objects: ${lowerFirst(detection('Left objects').text)}`,
    detection('Left objects').title,
  ),
  answered(
    [
      'Does it notice when a camera is covered or turned?',
      'Somebody smears paint on the lens or hits the camera',
      'Camera tampering, vandalism, spray paint on the lens or a cut cable',
    ],
    `Yes, as camera tampering: ${lowerFirst(detection('Camera tampering').text)}`,
    detection('Camera tampering').title,
  ),
  answered(
    [
      'Does footage leave the building?',
      'Are recordings or pictures uploaded anywhere?',
      'Is video sent to a cloud or to you?',
      'Is any footage shipped to another company over the internet?',
      'Where is the footage stored and processed?',
      'Edge processing or cloud for video analytics',
      'Does the footage stay on site?',
      'Who can see our recordings, do you watch them?',
    ],
    pipeline.edge.text,
    pipeline.edge.title,
  ),
  answered(
    [
      'Do you use face recognition?',
      'Are faces recognised, and can individual people be identified?',
      'And faces? Is facial recognition on?',
      'Privacy of people on camera',
      'Does it store who walked past? Biometrics',
    ],
    pipeline.privacy.text,
    pipeline.privacy.title,
  ),
  answered(
    [
      'How long does the CCTV installation take?',
      'How many days until the cameras are live?',
      'Timeline of the camera installation',
      'How long to install it?',
      'How quickly can you get our cameras going?',
    ],
    `${timeline.title}, that is, 7 days from the survey to proven alerts.\n${stepTexts.join('\n')}`,
    timeline.title,
  ),
  ...timeline.steps.map(({ day, title, description }) =>
    answered(
      [
        `What happens on day ${day} of the camera installation?`,
        `CCTV installation, ${title.toLowerCase()}, day ${day.replace('-', ' and ')}`,
      ],
      `Day ${day} is the ${title.toLowerCase()} step: ${lowerFirst(description)}`,
      title,
    ),
  ),
  answered(
    [
      'How accurate is detection in general, and are there false alarms?',
      'Performance bars: detection accuracy, response and incidents detected',
      'How many incidents are detected on live feeds?',
    ],
    `${performance.metrics.map(({ title, value }) => `${title}: ${value}%`).join('\n')}\nA rate of false alarms is not stated on the site.`,
    performance.title,
  ),
  answered(
    [
      'How does the AI decide that something is an alert?',
      'How does the detection work, from frame to alert?',
      'Steps of the video pipeline',
    ],
    pipeline.steps.map(({ title, text }) => `${title}: ${lowerFirst(text)}`).join('\n'),
    pipeline.title,
  ),
  answered(
    [
      'Can it run in a private cloud or must it be on site?',
      'Deployment options for CCTV: on site, private cloud or both',
      'Where does the camera AI run?',
      'Cloud versus edge for the cameras',
    ],
    deployment.options.map(({ title, text }) => `${title}: ${lowerFirst(text)}`).join('\n'),
    deployment.title,
  ),
  answered(
    [
      'Can we see several sites on one screen?',
      `What is ${vision.name(product.name)}?`,
      'One plan for all branches, buildings and cameras',
      'Central control room for many locations',
      'We have forty branches, can head office watch them all?',
    ],
    `Yes, with ${vision.name(product.name)}: ${lowerFirst(vision.lead)}`,
    vision.title(product.name),
  ),
  answered(
    [
      'Which industries use the camera system?',
      'Do you have CCTV for shops, warehouses, factories, hospitals and building sites?',
      'Where can camera security be used?',
    ],
    `It runs in ${inWords(sites.industries)}, among others: wherever there are cameras and a rack or a private cloud. ${option('On site').text}`,
    sites.title,
  ),
  answered(
    [
      'Is it cheaper than guards?',
      'Are guards more expensive or dearer than cameras?',
      'Cameras or guards: what saves more money?',
      'What does the calculator assume a guard and a camera cost per year?',
      'Yearly monitoring cost per camera and staff cost per guard',
      'How much do we save when we replace watchmen with cameras?',
      'ROI calculator for cameras and guards',
      'What would we save if we let two guards go?',
      'What does a night watchman cost compared with this?',
    ],
    `The calculator counts ${dollars(guardCost)} a year for a guard and ${dollars(cameraCost)} a year for monitoring a camera. The annual savings are guards times ${dollars(guardCost)} minus cameras times ${dollars(cameraCost)}.`,
    roi.heading,
  ),
  answered(
    [
      'Does it watch all cameras at the same time, day and night?',
      'Do the cameras get tired? Is every feed watched at once?',
      'Nobody can stare at sixty screens all night',
    ],
    `Yes. ${entryWith(features.items, 'title', 'Watches every feed at once').text} ${bar('Incidents detected').value}% of incidents are detected on live feeds.`,
    entryWith(features.items, 'title', 'Watches every feed at once').title,
  ),
  answered(
    ['Can you survey our site and find blind spots?', 'Floor plan and site survey for cameras'],
    `Yes. ${step('1').description} Send a floor plan with the form on the page, and we mark the blind spots.`,
    step('1').title,
  ),
];
