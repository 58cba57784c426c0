import {
  cctv,
  contact,
  cyber,
  home,
  industry,
  infra,
  models,
  platform,
  privacy,
  question as q,
  red,
  studio,
} from './question.js';

/** Two questions in one message: both must be answered. */
export const compound = [
  q('How fast are the alerts and which video formats do you support?', cctv, [/300 ms/, /H\.264/]),
  q('How many cameras per server, and what bandwidth do they need?', cctv, [/\b30\b/, /100 Mbps/]),
  q(
    'What is the weapon detection accuracy and how long is the install?',
    [cctv, infra],
    [/99\.7/, /seven|7/i],
  ),
  q(
    'ISO 27001 or SOC 2, and where is our data stored?',
    [contact, models, infra, privacy, home],
    [/certif/i, /building|premises|stays?|rack/i],
  ),
  q('Do you do penetration tests and how quickly do you triage?', cyber, [/penetration/i, /8 minutes/]),
  q('How long is the setup and what uptime do you guarantee?', infra, [/seven|7/i, /99\.9/]),
  q('Where are your offices and what is your e-mail?', contact, [/London/, /hello@northgate\.example/]),
  q('How many clients do you have and when does it pay for itself?', [home, infra], [/1,000/, /12 months/]),
  q('Who owns the model, and can it be retrained?', models, [
    /yours|you keep|own|control/i,
    /again|new version/i,
  ]),
  q('Where can the model run and how much cheaper is it?', [models, home], [/premises/i, /60 ?%/]),
  q('How many agents are there, and how many models?', platform, [/five|5/i, /50/]),
  q('Can I upload documents and export the transcript?', platform, [
    /upload/i,
    /transcript|message by message/i,
  ]),
  q('What is MAX mode? And how often can I step in?', platform, [/five|seat/i, /20 messages/]),
  q('Do you have cookies? Do you sell my data?', privacy, [/cookies/i, /not sell/i]),
  q('What personal data do you collect, and how do I get it deleted?', privacy, [
    /name|company|forms/i,
    /delet/i,
  ]),
  q(
    'Do you offer CCTV and also cybersecurity?',
    [cctv, cyber, home],
    [/camera/i, /8 minutes|triage|defence|network/i],
  ),
  q(
    'What do you do for hospitals and for banks?',
    [industry('healthcare'), industry('finance')],
    [/claim|theatre/i, /fraud|underwriting/i],
  ),
  q(
    'What do you offer for retail and logistics?',
    [industry('retail'), industry('logistics')],
    [/shelf|demand|forecast/i, /route|fuel|cold/i],
  ),
  q(
    'We run a mine and a power grid: what can you do for both?',
    [industry('mining'), industry('energy')],
    [/haul|drill|pit|shovel/i, /outage|grid|transformer/i],
  ),
  q('Do you make videos, and what would it cost?', [studio, contact], [/video/i, /no prices?|depends?/i]),
  q('What does it cost, and how long does it take?', [contact, infra], [/no prices?|depends?/i, /seven|7/i]),
  q('Is there a free trial and can I cancel any time?', contact, [/trial/i, /contract|cancel/i]),
  q('What happens on day 4 and on day 6?', infra, [/train|learns/i, /attack|red team/i]),
  q('Which level have government and hospitality?', infra, [/maximum/i, /medium/i]),
  q('How accurate are threat detection and access anomalies?', infra, [/98/, /95/]),
  q('Is our footage sent to the cloud, and do you use face recognition?', cctv, [
    /not sent|never leaves|stays?/i,
    /off unless|optional|lawful/i,
  ]),
  q('How long until someone counts as loitering, and what about left bags?', cctv, [
    /15 minutes/,
    /bag|left object/i,
  ]),
  q('What is prompt injection and what is a jailbreak?', red, [
    /injection|sentence in a mail|order/i,
    /story|role|jailbreak/i,
  ]),
  q(
    'Which steps has a red team test and do you need our code?',
    [red, infra],
    [/scope/i, /no access|not needed|way your visitors/i],
  ),
  q('How much less fuel and how much shorter delivery?', industry('logistics'), [/25 ?%/, /30 ?%/]),
  q('Can you lower overstock and pick orders faster?', industry('retail'), [/25 ?%/, /50 ?%/]),
  q('Faster lab results and fewer late operations, by how much?', industry('healthcare'), [/50 ?%/, /60 ?%/]),
  q('Do you read contracts, and can you check citations?', industry('legal'), [
    /clause|contract/i,
    /citation/i,
  ]),
  q('Do you predict machine failures and find defects?', industry('manufacturing'), [
    /85 ?%|vibration|maintenance/i,
    /99 ?%|every part|defect/i,
  ]),
  q('Will you train our staff and who runs it afterwards?', infra, [
    /training|staff/i,
    /your (people|staff)/i,
  ]),
  q('Can I talk to someone in Nigeria, and do you have a phone there?', contact, [
    /Lagos/,
    /\+234 1 000 0000/,
  ]),
  q('What do a guard and a camera cost per year in your calculation?', [cctv, infra], [/85,000/, /250/]),
  q('Minimum resolution? Network?', cctv, [/640x480/, /100 Mbps/]),
  q(
    'What is vibe coding and how do I start a project?',
    [studio, contact],
    [/vibe|build/i, /prototype|sketch|contact|start/i],
  ),
  q('Irrigation savings and harvest speed please', industry('agriculture'), [/35 ?%/, /50 ?%/]),
  q(
    'Which languages does your site have, and which countries are you in?',
    [contact, home],
    [/English/, /Nigeria|Lagos/],
  ),
  q(
    'How many people must we provide, and how soon can you begin?',
    [infra, contact],
    [/staff|people/i, /start|date|seven/i],
  ),
];
