import type { Brand } from '@northgate/site/brand';
import type { TextSectionContent } from '../lib/sectioned-text';

export const head = {
  title: 'Trust',
  lead: 'What this site processes and where, what its assistant may know, and whom to tell of a weakness.',
};

export const contents = 'Contents';

export const links = {
  policy: 'Privacy policy',
  weakness: 'security.txt',
  deletion: 'Write to us',
};

const where: TextSectionContent = {
  id: 'where',
  title: 'What is processed where',
  passages: [
    {
      texts: ['This site is three programs and a database, and you meet them one at a time:'],
      points: [
        'Pages are files. They are made before you ask for them, and reading them tells us nothing about you.',
        'The forms send what you typed to our own service, which writes it into our database in the same step that answers you. It then goes by e-mail to the people who reply.',
        'The assistant answers on our own service. Your question is used to answer you; the privacy policy says what becomes of it.',
        'The calculators run in your browser. Their numbers leave it only in a link that you copy, or in a message that you send.',
      ],
    },
  ],
};

const assistant: TextSectionContent = {
  id: 'assistant',
  title: 'What the assistant may know',
  passages: [
    {
      texts: ['The assistant answers from this site: its pages and its articles, and nothing else.'],
      points: [
        'It names the page an answer was taken from, so that you can check it.',
        'It does not see the forms, the messages other visitors sent, or any customer’s system.',
        'It has no memory of you. What was said stands in your browser until the page is loaded again.',
        'When an outside language model is connected, it is given your question and passages of this site, without your name, your address or what you asked before.',
        'It says so when it does not know.',
      ],
    },
  ],
};

const deletion: TextSectionContent = {
  id: 'deletion',
  title: 'How long, and deletion',
  passages: [
    {
      texts: ['We keep as little as the answer to your message needs.'],
      points: [
        'A message is kept until it has been handled, and for as long as the conversation that follows from it needs.',
        'Counts of requests from one address, against floods, are deleted after minutes.',
        'Logs hold no network address and nothing of what you typed.',
        'What your browser keeps for this site goes when you clear the data of this site.',
      ],
    },
    { texts: ['To have a message of yours deleted, write to us from the address you sent it with.'] },
  ],
};

const weaknesses: TextSectionContent = {
  id: 'weaknesses',
  title: 'Telling us of a weakness',
  passages: [
    {
      texts: [
        'If you have found a way into this site or one of our systems, tell us before anybody else. The address for it is published for people and machines alike in a file that is renewed every day.',
        'Say what you did and what you saw. Please leave other people’s data alone, and stop where you could prove the point.',
      ],
    },
  ],
};

const helpers = ({ analytics, video }: Brand): TextSectionContent => ({
  id: 'helpers',
  title: 'Who works for us, by role',
  passages: [
    {
      texts: ['These see data of this site, each for its own task:'],
      points: [
        'Hosting: the machines our pages, our service and our database run on.',
        'E-mail: carries your message to the people who answer it.',
        'Booking: the page on which you choose a time; it learns what you enter there.',
        'Language model: only where one is connected to the assistant, and then the question with passages of this site.',
        analytics.measurementId
          ? 'Analytics: which pages and buttons are used, only after you have agreed.'
          : 'Analytics: nobody. This site counts visits itself, without following anybody.',
        Object.values(video.embeds).some((address) => address.startsWith('https:'))
          ? 'Video: the site a video comes from, once you have started it.'
          : 'Video: nobody. The clips are our own and come from this site.',
      ],
    },
  ],
});

const build: TextSectionContent = {
  id: 'build',
  title: 'How the site is kept whole',
  passages: [
    {
      texts: ['What we sell is security, so the site is built the way we would have yours:'],
      points: [
        'A page runs no script but the ones it was published with; the browser checks their fingerprints.',
        'Every release is tried before a visitor sees it, and can be taken back in a second.',
        'The site sets no cookies of its own but a drawn number while a new version is tried out, and loads nothing of another site by default.',
      ],
    },
  ],
};

/** The sections of the page, in their order. */
export const sections = (brand: Brand): TextSectionContent[] => [
  where,
  assistant,
  deletion,
  helpers(brand),
  weaknesses,
  build,
];
